CREATE TABLE "punch_out" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"of_user" integer NOT NULL,
	"key_id" integer NOT NULL,
	"system" text NOT NULL,
	"setup" jsonb NOT NULL,
	"token_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"form" jsonb,
	"returned_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "machine_key_name";--> statement-breakpoint
ALTER TABLE "machine_key" ADD COLUMN "for_customer" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "punch_out" uuid;--> statement-breakpoint
CREATE INDEX "punch_out_tenant_id_token_hash_index" ON "punch_out" USING btree ("tenant_id","token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "machine_key_name" ON "machine_key" USING btree ("tenant_id",coalesce(for_customer, 0),lower("name")) WHERE revoked_at IS NULL;