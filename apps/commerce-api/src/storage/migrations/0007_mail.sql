CREATE TABLE "mail" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"recipient" text,
	"market" text NOT NULL,
	"parameters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"subscription_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "mail_subscription_id_unique" UNIQUE("subscription_id")
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"email" text,
	"market" text NOT NULL,
	"product_id" text NOT NULL,
	"sku" text DEFAULT '' NOT NULL,
	"accept_newsletter" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_proof" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"subscription_id" bigint NOT NULL,
	"browser_hash" text
);
--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription_proof" ADD CONSTRAINT "subscription_proof_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_waiting" ON "mail" USING btree ("next_try_at") WHERE "mail"."sent_at" IS NULL AND "mail"."failed_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_live" ON "subscription" USING btree ("product_id","kind","sku","email") WHERE "subscription"."sent_at" IS NULL AND "subscription"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "subscription_proof_browser" ON "subscription_proof" USING btree ("browser_hash");--> statement-breakpoint
CREATE FUNCTION "write_back_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
-- Whoever changes stock, by whatever path: when a size rises from nothing, those who wait for it have their mail in the same transaction.
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO mail (kind, recipient, market, subscription_id)
    SELECT 'back-in-stock', s.email, s.market, s.id FROM arrived v
    JOIN subscription s ON s.product_id = v.style_option_id AND s.kind = 'stock' AND s.sku IN ('', v.id) AND s.sent_at IS NULL AND s.ended_at IS NULL
    WHERE v.stock > 0
    ON CONFLICT (subscription_id) DO NOTHING;
  ELSE
    INSERT INTO mail (kind, recipient, market, subscription_id)
    SELECT 'back-in-stock', s.email, s.market, s.id FROM arrived v JOIN left_behind w ON w.id = v.id
    JOIN subscription s ON s.product_id = v.style_option_id AND s.kind = 'stock' AND s.sku IN ('', v.id) AND s.sent_at IS NULL AND s.ended_at IS NULL
    WHERE v.stock > 0 AND w.stock <= 0
    ON CONFLICT (subscription_id) DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "variant_arrived" AFTER INSERT ON "variant" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_back_in_stock();
--> statement-breakpoint
CREATE TRIGGER "variant_risen" AFTER UPDATE ON "variant" REFERENCING OLD TABLE AS left_behind NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_back_in_stock();
--> statement-breakpoint
CREATE FUNCTION "write_going_live"() RETURNS trigger LANGUAGE plpgsql AS $$
-- The same for a product that is not coming soon any more.
BEGIN
  INSERT INTO mail (kind, recipient, market, subscription_id)
  SELECT 'going-live', s.email, s.market, s.id FROM arrived o
  JOIN subscription s ON s.product_id = o.id AND s.kind = 'going-live' AND s.sent_at IS NULL AND s.ended_at IS NULL
  WHERE o.flags->>'comingSoon' IS DISTINCT FROM 'true'
  ON CONFLICT (subscription_id) DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "option_arrived" AFTER INSERT ON "style_option" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_going_live();
--> statement-breakpoint
CREATE TRIGGER "option_changed" AFTER UPDATE ON "style_option" REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION write_going_live();
