-- Pictures of the studio were SVG and are JPEG, with smaller ones by query.
UPDATE "style_option" SET "pictures" = (SELECT jsonb_agg(CASE WHEN "picture"->>'index' LIKE '/api/media/%' AND "picture"->>'format' = 'svg' THEN jsonb_set("picture", '{format}', '"jpg"') ELSE "picture" END ORDER BY "place") FROM jsonb_array_elements("pictures") WITH ORDINALITY AS "row"("picture", "place")) WHERE "pictures"::text LIKE '%"/api/media/%';--> statement-breakpoint
UPDATE "page" SET "document" = regexp_replace("document"::text, '("/api/media/[^"]+)\.svg"', '\1.jpg"', 'g')::jsonb WHERE "document"::text LIKE '%"/api/media/%';--> statement-breakpoint
UPDATE "category" SET "areas" = regexp_replace("areas"::text, '("/api/media/[^"]+)\.svg"', '\1.jpg"', 'g')::jsonb WHERE "areas"::text LIKE '%"/api/media/%';--> statement-breakpoint
UPDATE "shop_document" SET "document" = regexp_replace("document"::text, '("/api/media/[^"]+)\.svg"', '\1.jpg"', 'g')::jsonb WHERE "document"::text LIKE '%"/api/media/%';--> statement-breakpoint
UPDATE "shop_order" SET "document" = regexp_replace("document"::text, '("/api/media/[^"]+)\.svg"', '\1.jpg"', 'g')::jsonb WHERE "document"::text LIKE '%"/api/media/%';
