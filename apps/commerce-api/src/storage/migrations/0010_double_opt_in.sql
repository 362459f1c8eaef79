ALTER TABLE "mail" DROP CONSTRAINT "mail_subscription_id_unique";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "basket_updated" ON "basket" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_subscription_once" ON "mail" USING btree ("kind","subscription_id");--> statement-breakpoint
CREATE INDEX "subscription_mailbox" ON "subscription" USING btree ("email");--> statement-breakpoint
-- Subscriptions of before were asked for under other words; their mail was promised.
UPDATE "subscription" SET "confirmed_at" = "created_at";
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_back_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
-- When the stock of a variant rises from nothing, confirmed subscriptions to it get their mail in the same transaction, whoever changes the stock.
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail (kind, recipient, market, subscription_id)
    SELECT 'back-in-stock', s.email, s.market, s.id FROM arrived v
    JOIN subscription s ON s.product_id = v.style_option_id AND s.kind = 'stock' AND s.sku IN ('', v.id) AND s.sent_at IS NULL AND s.ended_at IS NULL AND s.confirmed_at IS NOT NULL
    WHERE v.stock > 0
    ON CONFLICT (kind, subscription_id) DO NOTHING;
  ELSE
    INSERT INTO mail (kind, recipient, market, subscription_id)
    SELECT 'back-in-stock', s.email, s.market, s.id FROM arrived v JOIN left_behind w ON w.id = v.id
    JOIN subscription s ON s.product_id = v.style_option_id AND s.kind = 'stock' AND s.sku IN ('', v.id) AND s.sent_at IS NULL AND s.ended_at IS NULL AND s.confirmed_at IS NOT NULL
    WHERE v.stock > 0 AND w.stock <= 0
    ON CONFLICT (kind, subscription_id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION "write_going_live"() RETURNS trigger LANGUAGE plpgsql AS $$
-- The same for a product that is no longer coming soon.
BEGIN
  INSERT INTO mail (kind, recipient, market, subscription_id)
  SELECT 'going-live', s.email, s.market, s.id FROM arrived o
  JOIN subscription s ON s.product_id = o.id AND s.kind = 'going-live' AND s.sent_at IS NULL AND s.ended_at IS NULL AND s.confirmed_at IS NOT NULL
  WHERE o.flags->>'comingSoon' IS DISTINCT FROM 'true'
  ON CONFLICT (kind, subscription_id) DO NOTHING;
  RETURN NULL;
END $$;
