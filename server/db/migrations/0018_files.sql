CREATE TABLE "article_picture_source" (
	"tenant_id" text NOT NULL,
	"article_code" text NOT NULL,
	"position" integer NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"file_id" uuid,
	"made_of" text DEFAULT '' NOT NULL,
	"error" text,
	"tried_at" timestamp with time zone,
	CONSTRAINT "article_picture_source_tenant_id_article_code_position_pk" PRIMARY KEY("tenant_id","article_code","position")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"tenant_id" text NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"mime" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"refusal" text,
	"width" integer,
	"height" integer,
	"used_as" text DEFAULT '' NOT NULL,
	"owner" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "file_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "file_use" (
	"tenant_id" text NOT NULL,
	"used_as" text NOT NULL,
	"owner" text NOT NULL,
	"file_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"from_feed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_use_tenant_id_used_as_owner_file_id_pk" PRIMARY KEY("tenant_id","used_as","owner","file_id")
);
--> statement-breakpoint
CREATE INDEX "file_tenant_id_sha256_index" ON "file" USING btree ("tenant_id","sha256");--> statement-breakpoint
CREATE INDEX "file_tenant_id_state_created_at_index" ON "file" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "file_use_tenant_id_file_id_index" ON "file_use" USING btree ("tenant_id","file_id");