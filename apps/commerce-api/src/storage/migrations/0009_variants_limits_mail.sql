CREATE TABLE "rate_limit" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "variant_price" (
	"variant_id" text NOT NULL,
	"currency" text NOT NULL,
	"sales" integer NOT NULL,
	"list" integer NOT NULL,
	"historic" integer,
	"member" integer,
	CONSTRAINT "variant_price_variant_id_currency_pk" PRIMARY KEY("variant_id","currency")
);
--> statement-breakpoint
ALTER TABLE "mail" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "request_hash" text;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "merchant_sku" text;--> statement-breakpoint
ALTER TABLE "variant_price" ADD CONSTRAINT "variant_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_limit_resets" ON "rate_limit" USING btree ("resets_at");--> statement-breakpoint
ALTER TABLE "mail" ADD CONSTRAINT "mail_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_order_once" ON "mail" USING btree ("kind","order_id");--> statement-breakpoint
CREATE INDEX "variant_merchant_sku" ON "variant" USING btree ("merchant_sku");