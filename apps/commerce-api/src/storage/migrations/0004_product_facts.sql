CREATE TABLE "badge" (
	"id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"places" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "style_option" ADD COLUMN "available_from" date;--> statement-breakpoint
ALTER TABLE "style_option" ADD COLUMN "disclaimer" jsonb;--> statement-breakpoint
ALTER TABLE "style_option" ADD COLUMN "badge_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "style_option" ADD COLUMN "look" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "style_option" ADD COLUMN "set_options" jsonb DEFAULT '[]'::jsonb NOT NULL;