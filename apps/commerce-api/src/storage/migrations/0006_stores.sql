CREATE TABLE "store" (
	"id" text PRIMARY KEY NOT NULL,
	"shop_number" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"postal_code" text,
	"phone" text,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"opening_hours" jsonb NOT NULL,
	"click_and_collect" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_stock" (
	"sku" text NOT NULL,
	"store_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "store_stock_sku_store_id_pk" PRIMARY KEY("sku","store_id"),
	CONSTRAINT "store_stock_quantity" CHECK ("store_stock"."quantity" >= 0)
);
--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_sku_variant_id_fk" FOREIGN KEY ("sku") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_stock" ADD CONSTRAINT "store_stock_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_country" ON "store" USING btree ("country");--> statement-breakpoint
CREATE INDEX "variant_ean" ON "variant" USING btree ("ean");--> statement-breakpoint
ALTER TABLE "variant" DROP COLUMN "retail_stock";