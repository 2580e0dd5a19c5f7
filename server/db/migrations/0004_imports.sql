CREATE TABLE "import_file" (
	"tenant_id" text NOT NULL,
	"run" uuid NOT NULL,
	"feed" text NOT NULL,
	"position" integer NOT NULL,
	"rows" integer NOT NULL,
	"inserted" integer NOT NULL,
	"updated" integer NOT NULL,
	"unchanged" integer NOT NULL,
	"ended" integer NOT NULL,
	"refused_count" integer NOT NULL,
	"refused" jsonb NOT NULL,
	"broken_reason" text,
	"broken_detail" text,
	"milliseconds" integer NOT NULL,
	CONSTRAINT "import_file_tenant_id_run_feed_pk" PRIMARY KEY("tenant_id","run","feed")
);
--> statement-breakpoint
CREATE TABLE "import_run" (
	"tenant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"state" text DEFAULT 'running' NOT NULL,
	"started_by" text NOT NULL,
	"source" text NOT NULL,
	"delta" boolean NOT NULL,
	"error" text,
	CONSTRAINT "import_run_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE INDEX "import_run_tenant_id_started_at_index" ON "import_run" USING btree ("tenant_id","started_at");