CREATE TABLE "category" (
	"id" text PRIMARY KEY NOT NULL,
	"parent_id" text,
	"path" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"areas" jsonb
);
--> statement-breakpoint
CREATE TABLE "feature_switch" (
	"market" text NOT NULL,
	"key" text NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "feature_switch_market_key_pk" PRIMARY KEY("market","key")
);
--> statement-breakpoint
CREATE TABLE "market" (
	"id" text PRIMARY KEY NOT NULL,
	"priority" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"language_name" text NOT NULL,
	"country" text NOT NULL,
	"country_name" text NOT NULL,
	"currency" text NOT NULL,
	"url" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"alias" text,
	"document" jsonb,
	"redirect_to" text,
	"redirect_status" smallint
);
--> statement-breakpoint
CREATE TABLE "price" (
	"style_option_id" text NOT NULL,
	"currency" text NOT NULL,
	"sales" integer NOT NULL,
	"list" integer NOT NULL,
	"historic" integer,
	"member" integer,
	CONSTRAINT "price_style_option_id_currency_pk" PRIMARY KEY("style_option_id","currency")
);
--> statement-breakpoint
CREATE TABLE "shop_document" (
	"key" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "style" (
	"number" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"source" text NOT NULL,
	"brand" text NOT NULL,
	"sub_brand" text,
	"category_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"composition" jsonb,
	"care" jsonb,
	"facts" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "style_option" (
	"id" text PRIMARY KEY NOT NULL,
	"style_number" text NOT NULL,
	"position" integer NOT NULL,
	"slug" text NOT NULL,
	"colour" jsonb NOT NULL,
	"pictures" jsonb NOT NULL,
	"flags" jsonb NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "translation_language_key_pk" PRIMARY KEY("language","key")
);
--> statement-breakpoint
CREATE TABLE "variant" (
	"id" text PRIMARY KEY NOT NULL,
	"style_option_id" text NOT NULL,
	"position" integer NOT NULL,
	"ean" text,
	"size_id" text NOT NULL,
	"size_name" text NOT NULL,
	"length_id" text,
	"length_name" text,
	"stock" integer DEFAULT 0 NOT NULL,
	"retail_stock" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "price" ADD CONSTRAINT "price_style_option_id_style_option_id_fk" FOREIGN KEY ("style_option_id") REFERENCES "public"."style_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style" ADD CONSTRAINT "style_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "style_option" ADD CONSTRAINT "style_option_style_number_style_number_fk" FOREIGN KEY ("style_number") REFERENCES "public"."style"("number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_style_option_id_style_option_id_fk" FOREIGN KEY ("style_option_id") REFERENCES "public"."style_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "category_path" ON "category" USING btree ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "page_path" ON "page" USING btree ("path");--> statement-breakpoint
CREATE UNIQUE INDEX "style_handle" ON "style" USING btree ("source","handle");--> statement-breakpoint
CREATE INDEX "style_category" ON "style" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "style_option_style" ON "style_option" USING btree ("style_number");--> statement-breakpoint
CREATE INDEX "variant_option" ON "variant" USING btree ("style_option_id");