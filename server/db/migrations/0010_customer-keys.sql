DROP INDEX "machine_key_name";--> statement-breakpoint
ALTER TABLE "machine_key" ADD COLUMN "for_customer" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "machine_key_name" ON "machine_key" USING btree ("tenant_id",coalesce(for_customer, 0),lower("name")) WHERE revoked_at IS NULL;