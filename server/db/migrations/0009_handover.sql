ALTER TABLE "order_handover" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "claimed_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "order_handover_tenant_id_state_created_at_index" ON "order_handover" USING btree ("tenant_id","state","created_at");