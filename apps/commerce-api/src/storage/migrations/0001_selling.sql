CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "authorisation" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "basket" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout_id" text NOT NULL,
	"market" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"email" text,
	"note" text,
	"shipping_address" jsonb,
	"billing_address" jsonb,
	"use_billing_address_for_shipping" boolean DEFAULT true NOT NULL,
	"shipping_method_id" text,
	"accept_terms" boolean DEFAULT false NOT NULL,
	"accept_newsletter" boolean DEFAULT false NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "basket_checkout_id_unique" UNIQUE("checkout_id")
);
--> statement-breakpoint
CREATE TABLE "basket_gift_card" (
	"basket_id" text NOT NULL,
	"number" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "basket_gift_card_basket_id_number_pk" PRIMARY KEY("basket_id","number")
);
--> statement-breakpoint
CREATE TABLE "basket_line" (
	"id" text PRIMARY KEY NOT NULL,
	"basket_id" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_card" (
	"number" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"currency" text NOT NULL,
	"balance" integer NOT NULL,
	CONSTRAINT "gift_card_balance" CHECK ("gift_card"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "shop_order" (
	"id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"basket_id" text NOT NULL,
	"basket_version" integer NOT NULL,
	"market" text NOT NULL,
	"state" text NOT NULL,
	"cancel_reason" text,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"document" jsonb NOT NULL,
	"holdings" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"placed_at" timestamp with time zone,
	CONSTRAINT "shop_order_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"basket_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"state" text NOT NULL,
	"method" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"action" jsonb,
	"refusal" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment_notification" (
	"reference" text NOT NULL,
	"event" text NOT NULL,
	"success" boolean NOT NULL,
	"item" jsonb NOT NULL,
	"received_at" timestamp with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "payment_notification_reference_event_success_pk" PRIMARY KEY("reference","event","success")
);
--> statement-breakpoint
ALTER TABLE "authorisation" ADD CONSTRAINT "authorisation_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_gift_card" ADD CONSTRAINT "basket_gift_card_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_gift_card" ADD CONSTRAINT "basket_gift_card_number_gift_card_number_fk" FOREIGN KEY ("number") REFERENCES "public"."gift_card"("number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_basket_id_basket_id_fk" FOREIGN KEY ("basket_id") REFERENCES "public"."basket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "authorisation_kept_once" ON "authorisation" USING btree ("payment_id") WHERE "authorisation"."state" = 'kept';--> statement-breakpoint
CREATE INDEX "authorisation_voiding" ON "authorisation" USING btree ("next_try_at") WHERE "authorisation"."state" = 'voiding';--> statement-breakpoint
CREATE UNIQUE INDEX "basket_line_sku" ON "basket_line" USING btree ("basket_id","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "order_placed_once" ON "shop_order" USING btree ("basket_id") WHERE "shop_order"."state" IN ('placed', 'completed');--> statement-breakpoint
CREATE INDEX "order_open" ON "shop_order" USING btree ("expires_at") WHERE "shop_order"."state" = 'paymentprocessing';--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempt" ON "payment" USING btree ("basket_id","attempt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_open_once" ON "payment" USING btree ("basket_id") WHERE "payment"."state" IN ('started', 'pending');--> statement-breakpoint
CREATE INDEX "payment_notification_new" ON "payment_notification" USING btree ("received_at") WHERE "payment_notification"."handled_at" IS NULL;