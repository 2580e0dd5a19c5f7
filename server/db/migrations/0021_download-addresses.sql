CREATE TABLE "download_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"schedule_id" integer NOT NULL,
	"job_id" uuid NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"tries" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "download_schedule" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "download_schedule" ADD COLUMN "secret" text;--> statement-breakpoint
ALTER TABLE "download_schedule" ADD COLUMN "old_secret" text;--> statement-breakpoint
ALTER TABLE "download_schedule" ADD COLUMN "old_secret_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "download_schedule" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "download_delivery_schedule_id_id_index" ON "download_delivery" USING btree ("schedule_id","id");--> statement-breakpoint
CREATE INDEX "download_waiting" ON "download_delivery" USING btree ("tenant_id") WHERE state = 'waiting';