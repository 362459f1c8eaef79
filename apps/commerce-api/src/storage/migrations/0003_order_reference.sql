DROP INDEX "payment_notification_new";--> statement-breakpoint
ALTER TABLE "authorisation" ALTER COLUMN "amount" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "shop_order" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "shop_order" SET "reference" = "number";--> statement-breakpoint
ALTER TABLE "shop_order" ALTER COLUMN "reference" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notification" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_notification" ADD COLUMN "next_try_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_notification_new" ON "payment_notification" USING btree ("next_try_at") WHERE "payment_notification"."handled_at" IS NULL;--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_reference_unique" UNIQUE("reference");