CREATE SEQUENCE "public"."claim_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "claim" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"category" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"fields" jsonb NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"resolution" text,
	"reason_rejection" text,
	"credit_note" text,
	"delivery_orders" text,
	"tracking_no" text,
	"handover" text DEFAULT 'waiting' NOT NULL,
	"handover_error" text,
	CONSTRAINT "claim_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "claim_comment" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_file" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"claim_id" uuid NOT NULL,
	"slot" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "claim_file_tenant_id_claim_id_slot_pk" PRIMARY KEY("tenant_id","claim_id","slot")
);
--> statement-breakpoint
CREATE TABLE "claim_history" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "claim_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"claim_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "claim_problem" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"category" text NOT NULL,
	"part" text NOT NULL,
	"description" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "claim_problem_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "claim_result" (
	"tenant_id" text NOT NULL,
	"number" text NOT NULL,
	"status" text,
	"reason" text,
	"resolution" text,
	"credit_note" text,
	"delivery_orders" text,
	"tracking_no" text,
	CONSTRAINT "claim_result_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "claim_transition" (
	"tenant_id" text NOT NULL,
	"product_category" text DEFAULT '' NOT NULL,
	"customer_category" text DEFAULT '' NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "claim_transition_tenant_id_product_category_customer_category_from_status_to_status_role_pk" PRIMARY KEY("tenant_id","product_category","customer_category","from_status","to_status","role")
);
--> statement-breakpoint
CREATE TABLE "shipped_frame" (
	"tenant_id" text NOT NULL,
	"frame_number" text NOT NULL,
	"article_code" text,
	"delivery_no" text,
	"shipped_to" text,
	"production_code" text,
	"sold_on" date,
	"warranty_until" date,
	"pdi_on" date,
	"recall" text,
	"stolen" boolean DEFAULT false NOT NULL,
	CONSTRAINT "shipped_frame_tenant_id_frame_number_pk" PRIMARY KEY("tenant_id","frame_number")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "claim_tenant_id_number_index" ON "claim" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "claim_tenant_id_customer_id_updated_at_index" ON "claim" USING btree ("tenant_id","customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "claim_tenant_id_status_status_at_index" ON "claim" USING btree ("tenant_id","status","status_at");--> statement-breakpoint
CREATE INDEX "claim_comment_tenant_id_claim_id_created_at_index" ON "claim_comment" USING btree ("tenant_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_file_tenant_id_file_id_index" ON "claim_file" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "claim_history_tenant_id_claim_id_created_at_index" ON "claim_history" USING btree ("tenant_id","claim_id","created_at");