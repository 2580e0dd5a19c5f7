CREATE TABLE "download_schedule" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "download_schedule_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"of_customer" integer,
	"module" text NOT NULL,
	"format" text NOT NULL,
	"rhythm" text NOT NULL,
	"day" integer,
	"hour" integer NOT NULL,
	"next_run_at" timestamp with time zone NOT NULL,
	"last_run_at" timestamp with time zone,
	"covered" date,
	"failing" boolean DEFAULT false NOT NULL,
	"ended" text
);
--> statement-breakpoint
ALTER TABLE "export_job" ADD COLUMN "schedule_id" integer;--> statement-breakpoint
CREATE INDEX "download_schedule_tenant_id_next_run_at_index" ON "download_schedule" USING btree ("tenant_id","next_run_at");