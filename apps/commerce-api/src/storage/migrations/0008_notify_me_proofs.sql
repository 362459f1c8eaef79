CREATE INDEX "subscription_proof_subscription" ON "subscription_proof" USING btree ("subscription_id");--> statement-breakpoint
ALTER TABLE "mail" DROP COLUMN "parameters";