CREATE SEQUENCE "public"."claim_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."payment_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
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
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"comment" text NOT NULL,
	"internal" boolean DEFAULT false NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_comment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
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
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"claim_id" uuid NOT NULL,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_history_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
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
CREATE TABLE "content_item" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"type" text DEFAULT '' NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"body" text DEFAULT '' NOT NULL,
	"group_id" integer,
	"layout_id" integer,
	"item_per_line" integer DEFAULT 3 NOT NULL,
	"markets" integer[] DEFAULT '{}' NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"deleted_at" timestamp with time zone,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || coalesce(subtitle, '') || ' ' || regexp_replace(body, '<[^>]*>', ' ', 'g'))) STORED
);
--> statement-breakpoint
CREATE TABLE "content_layout" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_layout_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"placeholder_on_card" boolean DEFAULT true NOT NULL,
	"title_on_card" boolean DEFAULT true NOT NULL,
	"subtitle_on_card" boolean DEFAULT true NOT NULL,
	"releasedon_on_card" boolean DEFAULT true NOT NULL,
	"resolution_on_card" boolean DEFAULT false NOT NULL,
	"gotopdp_on_card" boolean DEFAULT true NOT NULL,
	CONSTRAINT "content_layout_tenant_id_type_description_unique" UNIQUE("tenant_id","type","description")
);
--> statement-breakpoint
CREATE TABLE "content_read" (
	"tenant_id" text NOT NULL,
	"of_user" integer NOT NULL,
	"item" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_read_of_user_item_pk" PRIMARY KEY("of_user","item")
);
--> statement-breakpoint
CREATE TABLE "sales_document_group" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_document_group_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"markets" integer[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "sales_document_group_tenant_id_name_unique" UNIQUE("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "export_job" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"for_customer" integer,
	"kind" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"language" text,
	"state" text DEFAULT 'queued' NOT NULL,
	"file_name" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"bytes" integer,
	"file_key" text,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frame" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"number" text NOT NULL,
	"article_id" integer NOT NULL,
	"delivery_no" text,
	"shipped_at" date,
	CONSTRAINT "frame_tenant_id_number_pk" PRIMARY KEY("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "frame_brand" (
	"tenant_id" text NOT NULL,
	"brand" text NOT NULL,
	"registrable" boolean NOT NULL,
	CONSTRAINT "frame_brand_tenant_id_brand_pk" PRIMARY KEY("tenant_id","brand")
);
--> statement-breakpoint
CREATE TABLE "frame_registration" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"frame_number" text NOT NULL,
	"article_id" integer NOT NULL,
	"sold_date" date NOT NULL,
	"use_account_data" boolean NOT NULL,
	"non_retail" boolean NOT NULL,
	"owner_name" text,
	"owner_phone" text,
	"owner_email" text,
	"owner_address" text,
	"owner_city" text,
	"status" text NOT NULL,
	"handover_action" text NOT NULL,
	"handover_state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	CONSTRAINT "frame_registration_tenant_id_frame_number_pk" PRIMARY KEY("tenant_id","frame_number")
);
--> statement-breakpoint
CREATE TABLE "import_change" (
	"tenant_id" text NOT NULL,
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"run" uuid NOT NULL,
	"target" text NOT NULL,
	"key" jsonb NOT NULL,
	"before" jsonb,
	"after" text
);
--> statement-breakpoint
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
	"undo_asked_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"restored" integer,
	"left_alone" integer,
	CONSTRAINT "import_run_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "invoice_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"invoice_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"article_code" text,
	"article_code_display" text,
	"name" text NOT NULL,
	"brand" text,
	"uom" text NOT NULL,
	"qty" numeric(18, 4) NOT NULL,
	"price" numeric(18, 4) NOT NULL,
	"subtotal" numeric(18, 4) NOT NULL,
	CONSTRAINT "invoice_line_tenant_id_invoice_no_line_no_pk" PRIMARY KEY("tenant_id","invoice_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "price_component" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"module" text NOT NULL,
	"displays" text[] NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "price_component_tenant_id_sorg_module_pk" PRIMARY KEY("tenant_id","sorg","module")
);
--> statement-breakpoint
CREATE TABLE "machine_answer" (
	"tenant_id" text NOT NULL,
	"key_id" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "machine_answer_tenant_id_key_id_idempotency_key_pk" PRIMARY KEY("tenant_id","key_id","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "machine_key" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "machine_key_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"start" text NOT NULL,
	"hash" text NOT NULL,
	"scopes" text[] NOT NULL,
	"rate" integer NOT NULL,
	"expires_on" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"revoked_at" timestamp with time zone,
	"revoked_by" integer
);
--> statement-breakpoint
CREATE TABLE "machine_key_use" (
	"tenant_id" text NOT NULL,
	"key_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"requests" integer NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	"last_used_from" text NOT NULL,
	CONSTRAINT "machine_key_use_tenant_id_key_id_pk" PRIMARY KEY("tenant_id","key_id")
);
--> statement-breakpoint
CREATE TABLE "order_position" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "client_error" (
	"tenant_id" text NOT NULL,
	"cause" text NOT NULL,
	"build" text NOT NULL,
	"message" text NOT NULL,
	"stack" text NOT NULL,
	"path" text NOT NULL,
	"agent" text NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_error_tenant_id_cause_pk" PRIMARY KEY("tenant_id","cause")
);
--> statement-breakpoint
CREATE TABLE "operation_alert" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operation_alert_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "delivery_receipt" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"do_number" text NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"created_by" text NOT NULL,
	"parcels" text[] DEFAULT '{}' NOT NULL,
	"note" text,
	"overlapping" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery_receipt_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"receipt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"line_no" integer,
	"order_no" text,
	"article_code" text,
	"code" text,
	"expected" integer DEFAULT 0 NOT NULL,
	"before" integer DEFAULT 0 NOT NULL,
	"received" integer NOT NULL,
	"damaged" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "delivery_receipt_line_receipt_id_position_pk" PRIMARY KEY("receipt_id","position")
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"status" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by_user" integer,
	"source" text,
	"amount" numeric(18, 4),
	"note" text
);
--> statement-breakpoint
CREATE TABLE "payment_gateway_event" (
	"tenant_id" text NOT NULL,
	"gateway_id" text NOT NULL,
	"event_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_gateway_event_tenant_id_gateway_id_event_id_pk" PRIMARY KEY("tenant_id","gateway_id","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_receipt" (
	"tenant_id" text NOT NULL,
	"receipt_no" text NOT NULL,
	"reference" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"settled_at" timestamp with time zone,
	"outcome" text,
	CONSTRAINT "payment_receipt_tenant_id_receipt_no_pk" PRIMARY KEY("tenant_id","receipt_no")
);
--> statement-breakpoint
CREATE TABLE "payment_request" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"module" text NOT NULL,
	"sorg" text NOT NULL,
	"payer_code" text NOT NULL,
	"payer_name" text NOT NULL,
	"order_no" text,
	"payment_id" text NOT NULL,
	"payment_description" text NOT NULL,
	"kind" text NOT NULL,
	"instruction" text,
	"gateway_id" text,
	"currency" text NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"discount" numeric(18, 4) NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"is_partial" boolean DEFAULT false NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"failure" text,
	"attention" text,
	"note" text,
	"external_id" text,
	"virtual_account_no" text,
	"redirect_url" text,
	"gateway_state" text DEFAULT 'none' NOT NULL,
	"gateway_asked_at" timestamp with time zone,
	"host" text,
	"token" text,
	"saved_payment_id" uuid,
	"save_payment" boolean DEFAULT false NOT NULL,
	"received_amount" numeric(18, 4),
	"received_currency" text,
	"received_at" timestamp with time zone,
	"source" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_request_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "payment_request_tenant_id_number_unique" UNIQUE("tenant_id","number"),
	CONSTRAINT "payment_request_tenant_id_gateway_id_external_id_unique" UNIQUE("tenant_id","gateway_id","external_id")
);
--> statement-breakpoint
CREATE TABLE "payment_request_invoice" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"request_id" uuid NOT NULL,
	"invoice_no" text NOT NULL,
	"accounting_no" text,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"locked" boolean DEFAULT true NOT NULL,
	"booked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payment_request_invoice_tenant_id_request_id_invoice_no_pk" PRIMARY KEY("tenant_id","request_id","invoice_no")
);
--> statement-breakpoint
CREATE TABLE "saved_payment" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"gateway_id" text NOT NULL,
	"sorg" text NOT NULL,
	"payment_id" text NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"display" text NOT NULL,
	"card_type" text,
	"expiry" text,
	"created_by" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "saved_payment_tenant_id_customer_id_gateway_id_sorg_reference_unique" UNIQUE("tenant_id","customer_id","gateway_id","sorg","reference")
);
--> statement-breakpoint
CREATE TABLE "pdi" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"frame_number" text NOT NULL,
	"article_id" integer NOT NULL,
	"mechanic" text NOT NULL,
	"checklist" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" integer NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "pdi_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "pdi_point" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"description" text NOT NULL,
	"merchandise" text,
	"sorting" integer NOT NULL,
	"required" boolean NOT NULL,
	CONSTRAINT "pdi_point_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales_area" (
	"tenant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"group_name" text NOT NULL,
	"lat" double precision NOT NULL,
	"lng" double precision NOT NULL,
	"category_id" uuid,
	CONSTRAINT "sales_area_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales_area_category" (
	"tenant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"color" text NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sales_area_category_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "sales_month" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"month" date NOT NULL,
	"currency" text NOT NULL,
	"department" text NOT NULL,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"model" text NOT NULL,
	"series" text NOT NULL,
	"net_sales" numeric(18, 4) NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "sales_month_tenant_id_customer_id_sorg_month_currency_department_brand_category_model_series_pk" PRIMARY KEY("tenant_id","customer_id","sorg","month","currency","department","brand","category","model","series")
);
--> statement-breakpoint
CREATE TABLE "sales_summed" (
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_summed_tenant_id_pk" PRIMARY KEY("tenant_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"tenant_id" text NOT NULL,
	"id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"reference" text NOT NULL,
	"description" text NOT NULL,
	"amount" numeric(18, 4) NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"virtual_account_no" text,
	"state" text NOT NULL,
	"failure" text,
	"received_amount" numeric(18, 4),
	"received_currency" text,
	"settles_at" timestamp with time zone,
	"return_url" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_payment_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "sandbox_payment_tenant_id_idempotency_key_unique" UNIQUE("tenant_id","idempotency_key"),
	CONSTRAINT "sandbox_payment_tenant_id_virtual_account_no_unique" UNIQUE("tenant_id","virtual_account_no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_token" (
	"tenant_id" text NOT NULL,
	"token" text NOT NULL,
	"kind" text NOT NULL,
	"display" text NOT NULL,
	"card_type" text,
	"expiry" text,
	"behaviour" text NOT NULL,
	"saved" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_token_tenant_id_token_pk" PRIMARY KEY("tenant_id","token")
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_spent" (
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "work_spent_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "visit_choice" (
	"tenant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"needs_text" boolean DEFAULT false NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "visit_choice_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "visit_form" (
	"tenant_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"fields" text[] NOT NULL,
	"slots" text[] NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "visit_form_tenant_id_kind_pk" PRIMARY KEY("tenant_id","kind")
);
--> statement-breakpoint
CREATE TABLE "visit_series" (
	"tenant_id" text NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"used" boolean DEFAULT false NOT NULL,
	CONSTRAINT "visit_series_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "visit" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revision" integer NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"attach_place" boolean NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" integer,
	CONSTRAINT "visit_tenant_id_id_pk" PRIMARY KEY("tenant_id","id")
);
--> statement-breakpoint
CREATE TABLE "visit_photo" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"visit_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"slot" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "visit_photo_tenant_id_visit_id_revision_slot_pk" PRIMARY KEY("tenant_id","visit_id","revision","slot")
);
--> statement-breakpoint
CREATE TABLE "visit_revision" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"visit_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"visited_at" timestamp with time zone NOT NULL,
	"lat" double precision,
	"lng" double precision,
	"accuracy" double precision,
	"attach_place" boolean NOT NULL,
	"answers" jsonb NOT NULL,
	"answered" jsonb NOT NULL,
	CONSTRAINT "visit_revision_tenant_id_visit_id_revision_pk" PRIMARY KEY("tenant_id","visit_id","revision")
);
--> statement-breakpoint
CREATE TABLE "webhook_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"delivery_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"status" integer,
	"cause" text,
	"error" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "webhook_delivery" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_delivery_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"endpoint_id" integer NOT NULL,
	"event" text NOT NULL,
	"object" text NOT NULL,
	"body" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"queued" boolean DEFAULT false NOT NULL,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoint" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_endpoint_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"events" text[] NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"secret" text NOT NULL,
	"old_secret" text,
	"old_secret_until" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"disabled_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "user_area" DROP CONSTRAINT "user_area_tenant_id_of_user_sorg_limitation_value_unique";--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "weight" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "article_sorg" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "position" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "ship_to" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "kept_sha256" text;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "request_id" text;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "position" bigint;--> statement-breakpoint
ALTER TABLE "order_handover" ADD COLUMN "acknowledged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "lat" double precision;--> statement-breakpoint
ALTER TABLE "city" ADD COLUMN "lng" double precision;--> statement-breakpoint
ALTER TABLE "delivery" ADD COLUMN "parcels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "payer_code" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "payer_name" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "fiscal_year" integer;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "line_item" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "installment" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "recycle_fee" numeric(18, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "surcharges" numeric(18, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "freight_allowance" numeric(18, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "payment_discount" numeric(18, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "early_payment_discount" numeric(18, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "early_payment_date" date;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "notes" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "detail_notes" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "expedition_name" text;--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "expedition_tracking" text;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "discount" numeric(5, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "expiry_hours" integer DEFAULT 72 NOT NULL;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "shipment_id" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "created_by_username" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "cancelled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "email_confirmations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "send_email" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "send_email_warranty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "is_fake_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "machine" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "opened_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_group_id_sales_document_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."sales_document_group"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_layout_id_content_layout_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."content_layout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_created_by_app_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_read" ADD CONSTRAINT "content_read_of_user_app_user_id_fk" FOREIGN KEY ("of_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_read" ADD CONSTRAINT "content_read_item_content_item_id_fk" FOREIGN KEY ("item") REFERENCES "public"."content_item"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "claim_tenant_id_number_index" ON "claim" USING btree ("tenant_id","number");--> statement-breakpoint
CREATE INDEX "claim_tenant_id_customer_id_updated_at_index" ON "claim" USING btree ("tenant_id","customer_id","updated_at");--> statement-breakpoint
CREATE INDEX "claim_tenant_id_status_status_at_index" ON "claim" USING btree ("tenant_id","status","status_at");--> statement-breakpoint
CREATE INDEX "claim_comment_tenant_id_claim_id_created_at_index" ON "claim_comment" USING btree ("tenant_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "claim_file_tenant_id_file_id_index" ON "claim_file" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "claim_history_tenant_id_claim_id_created_at_index" ON "claim_history" USING btree ("tenant_id","claim_id","created_at");--> statement-breakpoint
CREATE INDEX "content_item_tenant_id_kind_from_index" ON "content_item" USING btree ("tenant_id","kind","from");--> statement-breakpoint
CREATE INDEX "content_item_words_index" ON "content_item" USING gin ("words");--> statement-breakpoint
CREATE INDEX "export_job_tenant_id_user_id_created_at_index" ON "export_job" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "export_job_state_expires_at_index" ON "export_job" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "frame_tenant_id_customer_id_number_index" ON "frame" USING btree ("tenant_id","customer_id","number");--> statement-breakpoint
CREATE INDEX "frame_registration_tenant_id_customer_id_sold_date_index" ON "frame_registration" USING btree ("tenant_id","customer_id","sold_date");--> statement-breakpoint
CREATE INDEX "import_change_tenant_id_run_target_index" ON "import_change" USING btree ("tenant_id","run","target");--> statement-breakpoint
CREATE INDEX "import_run_tenant_id_started_at_index" ON "import_run" USING btree ("tenant_id","started_at");--> statement-breakpoint
CREATE INDEX "machine_answer_tenant_id_created_at_index" ON "machine_answer" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "machine_key_tenant_id_start_index" ON "machine_key" USING btree ("tenant_id","start");--> statement-breakpoint
CREATE UNIQUE INDEX "machine_key_name" ON "machine_key" USING btree ("tenant_id",lower("name")) WHERE revoked_at IS NULL;--> statement-breakpoint
CREATE INDEX "client_error_tenant_id_last_at_index" ON "client_error" USING btree ("tenant_id","last_at");--> statement-breakpoint
CREATE INDEX "delivery_receipt_tenant_id_do_number_index" ON "delivery_receipt" USING btree ("tenant_id","do_number");--> statement-breakpoint
CREATE INDEX "payment_event_tenant_id_request_id_index" ON "payment_event" USING btree ("tenant_id","request_id");--> statement-breakpoint
CREATE INDEX "payment_receipt_new" ON "payment_receipt" USING btree ("tenant_id") WHERE settled_at IS NULL;--> statement-breakpoint
CREATE INDEX "payment_request_tenant_id_customer_id_created_at_index" ON "payment_request" USING btree ("tenant_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "payment_request_open" ON "payment_request" USING btree ("tenant_id","expires_at") WHERE status IN ('waiting', 'uploaded');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_order" ON "payment_request" USING btree ("tenant_id","order_no") WHERE order_no IS NOT NULL AND status IN ('waiting', 'uploaded', 'completed');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_request_invoice_locked" ON "payment_request_invoice" USING btree ("tenant_id","invoice_no") WHERE locked;--> statement-breakpoint
CREATE INDEX "payment_request_invoice_tenant_id_invoice_no_index" ON "payment_request_invoice" USING btree ("tenant_id","invoice_no");--> statement-breakpoint
CREATE INDEX "pdi_tenant_id_customer_id_created_at_index" ON "pdi" USING btree ("tenant_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "pdi_tenant_id_frame_number_index" ON "pdi" USING btree ("tenant_id","frame_number");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_area_name" ON "sales_area" USING btree ("tenant_id","group_name","name");--> statement-breakpoint
CREATE INDEX "sales_area_tenant_id_category_id_index" ON "sales_area" USING btree ("tenant_id","category_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sales_area_category_name" ON "sales_area_category" USING btree ("tenant_id","name");--> statement-breakpoint
CREATE INDEX "sales_month_tenant_id_sorg_month_index" ON "sales_month" USING btree ("tenant_id","sorg","month");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_choice_name" ON "visit_choice" USING btree ("tenant_id","kind","list","name");--> statement-breakpoint
CREATE UNIQUE INDEX "visit_series_name" ON "visit_series" USING btree ("tenant_id","kind","brand","name");--> statement-breakpoint
CREATE INDEX "visit_series_tenant_id_kind_index" ON "visit_series" USING btree ("tenant_id","kind");--> statement-breakpoint
CREATE INDEX "visit_tenant_id_customer_id_kind_visited_at_index" ON "visit" USING btree ("tenant_id","customer_id","kind","visited_at");--> statement-breakpoint
CREATE INDEX "visit_tenant_id_kind_visited_at_index" ON "visit" USING btree ("tenant_id","kind","visited_at");--> statement-breakpoint
CREATE INDEX "visit_photo_tenant_id_file_id_index" ON "visit_photo" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "webhook_attempt_delivery_id_index" ON "webhook_attempt" USING btree ("delivery_id");--> statement-breakpoint
CREATE INDEX "webhook_delivery_tenant_id_created_at_index" ON "webhook_delivery" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_waiting" ON "webhook_delivery" USING btree ("endpoint_id","object","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "order_handover_tenant_id_position_index" ON "order_handover" USING btree ("tenant_id","position");--> statement-breakpoint
CREATE INDEX "order_handover_waiting" ON "order_handover" USING btree ("tenant_id","customer_id","created_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "order_handover_new" ON "order_handover" USING btree ("tenant_id") WHERE position IS NULL;--> statement-breakpoint
CREATE INDEX "delivery_tenant_id_customer_id_delivery_date_index" ON "delivery" USING btree ("tenant_id","customer_id","delivery_date");--> statement-breakpoint
CREATE INDEX "delivery_line_tenant_id_order_no_index" ON "delivery_line" USING btree ("tenant_id","order_no");--> statement-breakpoint
CREATE INDEX "invoice_cleared" ON "invoice" USING btree ("tenant_id","customer_id","clearing_date") WHERE clearing_date IS NOT NULL;--> statement-breakpoint
ALTER TABLE "user_area" ADD CONSTRAINT "user_area_tenant_id_of_user_sorg_limitation_value_option_unique" UNIQUE("tenant_id","of_user","sorg","limitation","value","option");