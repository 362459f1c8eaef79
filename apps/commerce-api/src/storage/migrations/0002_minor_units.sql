-- Forint and lek were counted in whole units; their minor unit has two digits (ISO 4217), and so counts the payment provider.
UPDATE "price" SET "sales" = "sales" * 100, "list" = "list" * 100, "historic" = "historic" * 100, "member" = "member" * 100 WHERE "currency" IN ('HUF', 'ALL');--> statement-breakpoint
UPDATE "gift_card" SET "balance" = "balance" * 100 WHERE "currency" IN ('HUF', 'ALL');--> statement-breakpoint
UPDATE "shop_order" SET "total" = "total" * 100, "holdings" = jsonb_set("holdings", '{giftCards}', (SELECT coalesce(jsonb_agg(jsonb_set("card", '{amount}', to_jsonb(("card"->>'amount')::bigint * 100))), '[]'::jsonb) FROM jsonb_array_elements("holdings"->'giftCards') AS "card")) WHERE "currency" IN ('HUF', 'ALL');
