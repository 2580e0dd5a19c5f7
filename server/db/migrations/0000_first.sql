CREATE SEQUENCE "public"."order_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 40000001 CACHE 1;--> statement-breakpoint
CREATE SEQUENCE "public"."quote_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "cart" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cart_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"book" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"generation" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "cart_tenant_id_customer_id_key_unique" UNIQUE("tenant_id","customer_id","key")
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"qty" integer NOT NULL,
	"version" integer NOT NULL,
	"changed_by" integer NOT NULL,
	"note" text,
	CONSTRAINT "cart_line_cart_id_article_id_sorg_pk" PRIMARY KEY("cart_id","article_id","sorg")
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"code_display" text NOT NULL,
	"slug" text NOT NULL,
	"ean" text,
	"name" text NOT NULL,
	"description" text,
	"brand" text NOT NULL,
	"category" text NOT NULL,
	"mc" text,
	"model" text NOT NULL,
	"model_name" text NOT NULL,
	"model_year" integer,
	"serie" text,
	"size" text,
	"colour" text,
	"uom" text DEFAULT 'EA' NOT NULL,
	"picture" text,
	"properties" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "article_tenant_id_code_unique" UNIQUE("tenant_id","code"),
	CONSTRAINT "article_tenant_id_slug_unique" UNIQUE("tenant_id","slug")
);
--> statement-breakpoint
CREATE TABLE "article_change" (
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"changed_in" bigint NOT NULL,
	CONSTRAINT "article_change_tenant_id_article_id_pk" PRIMARY KEY("tenant_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "article_document" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"language" text,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "article_document_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "article_document_file" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "article_document_file_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "article_document_link" (
	"tenant_id" text NOT NULL,
	"document" text NOT NULL,
	"article_code" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "article_document_link_tenant_id_document_article_code_model_pk" PRIMARY KEY("tenant_id","document","article_code","model")
);
--> statement-breakpoint
CREATE TABLE "article_sorg" (
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"allow_to_order" boolean DEFAULT true NOT NULL,
	"order_blocked" boolean DEFAULT false NOT NULL,
	"brand_blocked" boolean DEFAULT false NOT NULL,
	"category_blocked" boolean DEFAULT false NOT NULL,
	"hierarchy_blocked" boolean DEFAULT false NOT NULL,
	"sorg_blocked" boolean DEFAULT false NOT NULL,
	"order_quota" integer,
	"retail" numeric(18, 4),
	"rank" integer DEFAULT 0 NOT NULL,
	"available_for_order_at" date,
	CONSTRAINT "article_sorg_article_id_sorg_pk" PRIMARY KEY("article_id","sorg")
);
--> statement-breakpoint
CREATE TABLE "bike_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bike_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"mcid" text NOT NULL,
	"wording" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "bike_category_tenant_id_sorg_mcid_unique" UNIQUE("tenant_id","sorg","mcid")
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"tenant_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"epoch" uuid DEFAULT gen_random_uuid() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "discount_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"price_group" text,
	"for_customer" integer,
	"sales_deal_no" text NOT NULL,
	"description" text NOT NULL,
	"discount" numeric(18, 4) NOT NULL,
	"type" text NOT NULL,
	"term" text NOT NULL,
	"qty" integer NOT NULL,
	"uom" text DEFAULT 'EA' NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "discount_article_id_sorg_price_group_for_customer_sales_deal_no_discount_term_qty_unique" UNIQUE NULLS NOT DISTINCT("article_id","sorg","price_group","for_customer","sales_deal_no","discount","term","qty")
);
--> statement-breakpoint
CREATE TABLE "next_arrival" (
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"date" date NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "next_arrival_article_id_sorg_date_pk" PRIMARY KEY("article_id","sorg","date")
);
--> statement-breakpoint
CREATE TABLE "price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"price_group" text,
	"for_customer" integer,
	"dealer" numeric(18, 4) NOT NULL,
	"valid_from" date DEFAULT '1900-01-01' NOT NULL,
	"valid_to" date DEFAULT '9999-12-31' NOT NULL,
	CONSTRAINT "price_article_id_sorg_price_group_for_customer_valid_from_unique" UNIQUE NULLS NOT DISTINCT("article_id","sorg","price_group","for_customer","valid_from")
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"warehouse_area" text DEFAULT '' NOT NULL,
	"available" integer NOT NULL,
	"ready_to_ship" integer DEFAULT 0 NOT NULL,
	"custorder" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_article_id_sorg_warehouse_area_pk" PRIMARY KEY("article_id","sorg","warehouse_area")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "announcement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"url" text,
	"content" text NOT NULL,
	"markets" integer[] DEFAULT '{}' NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"sorg" text,
	"url" text,
	"link" text,
	"banner_file" text NOT NULL,
	"title" text,
	"markets" integer[] DEFAULT '{}' NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner_image" (
	"tenant_id" text NOT NULL,
	"file" text NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "banner_image_tenant_id_file_pk" PRIMARY KEY("tenant_id","file")
);
--> statement-breakpoint
CREATE TABLE "content_target_market" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_target_market_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"market_name" text NOT NULL,
	"source" text,
	"brand" text,
	CONSTRAINT "content_target_market_tenant_id_market_name_unique" UNIQUE("tenant_id","market_name")
);
--> statement-breakpoint
CREATE TABLE "user_target_market" (
	"tenant_id" text NOT NULL,
	"of_user" integer NOT NULL,
	"market" integer NOT NULL,
	CONSTRAINT "user_target_market_of_user_market_pk" PRIMARY KEY("of_user","market")
);
--> statement-breakpoint
CREATE TABLE "credit" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"company_code" text NOT NULL,
	"credit_control" text,
	"credit_limit" numeric(18, 4) NOT NULL,
	"balance" numeric(18, 4) NOT NULL,
	"credit_exposure" numeric(18, 4) NOT NULL,
	"open_invoice" numeric(18, 4) NOT NULL,
	"open_do" numeric(18, 4) NOT NULL,
	"consignment" numeric(18, 4) NOT NULL,
	"reason_blocked" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_customer_id_company_code_pk" PRIMARY KEY("customer_id","company_code")
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"r3" text NOT NULL,
	"isr" text,
	"unified" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"address" text,
	"city" text,
	"postal_code" text,
	"country" text,
	"cust_category" text,
	"reason_blocked" text,
	"active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "customer_tenant_id_r3_unique" UNIQUE("tenant_id","r3")
);
--> statement-breakpoint
CREATE TABLE "customer_area" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"cust_group" text,
	"price_group" text NOT NULL,
	"salesman" text,
	"sales_group" text,
	"sales_office" text,
	"credit_control" text,
	"account_current" text,
	"server" text,
	"include_tax" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "customer_area_customer_id_sorg_pk" PRIMARY KEY("customer_id","sorg")
);
--> statement-breakpoint
CREATE TABLE "ship_to" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ship_to_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"city" text,
	"postal_code" text,
	"country" text,
	"phone" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "ship_to_tenant_id_customer_id_code_unique" UNIQUE("tenant_id","customer_id","code")
);
--> statement-breakpoint
CREATE TABLE "customer_article_code" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"word" text NOT NULL,
	"code" text NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "customer_article_code_tenant_id_customer_id_word_pk" PRIMARY KEY("tenant_id","customer_id","word")
);
--> statement-breakpoint
CREATE TABLE "customer_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"for_customer" integer,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "group_role" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_role_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"description" text NOT NULL,
	"roles" text[] NOT NULL,
	CONSTRAINT "group_role_tenant_id_description_unique" UNIQUE("tenant_id","description")
);
--> statement-breakpoint
CREATE TABLE "order_handover" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"claimed_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp with time zone,
	CONSTRAINT "order_handover_tenant_id_order_no_pk" PRIMARY KEY("tenant_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "city" (
	"id" integer PRIMARY KEY NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"population" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_inquiry" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_inquiry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"host" text NOT NULL,
	"reason" text NOT NULL,
	"goal" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"postal_code" text,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"web" text,
	"sender" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE TABLE "mail_message" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_message_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"host" text NOT NULL,
	"recipient" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"secret" text,
	"attachment" "bytea",
	"attachment_name" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notification" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"event" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notification_tenant_id_user_id_event_unique" UNIQUE("tenant_id","user_id","event")
);
--> statement-breakpoint
CREATE TABLE "push_subscription" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_subscription_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	CONSTRAINT "push_subscription_tenant_id_endpoint_unique" UNIQUE("tenant_id","endpoint")
);
--> statement-breakpoint
CREATE TABLE "checkout_attempt" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "checkout_attempt_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"customer_id" integer NOT NULL,
	"attempt_key" text NOT NULL,
	"request_hash" text NOT NULL,
	"cart_id" integer NOT NULL,
	"generation" integer NOT NULL,
	"order_numbers" text[] NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkout_attempt_tenant_id_user_id_attempt_key_unique" UNIQUE("tenant_id","user_id","attempt_key")
);
--> statement-breakpoint
CREATE TABLE "delivery" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"do_number" text NOT NULL,
	"delivery_date" date,
	"estimated_date" date,
	"expedition_name" text,
	"tracking_no" text,
	"tracking_url" text,
	CONSTRAINT "delivery_tenant_id_do_number_pk" PRIMARY KEY("tenant_id","do_number")
);
--> statement-breakpoint
CREATE TABLE "delivery_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"do_number" text NOT NULL,
	"line_no" integer NOT NULL,
	"order_no" text NOT NULL,
	"article_code" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "delivery_line_tenant_id_do_number_line_no_pk" PRIMARY KEY("tenant_id","do_number","line_no")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"invoice_no" text NOT NULL,
	"sorg" text NOT NULL,
	"company_code" text NOT NULL,
	"do_number" text,
	"order_no" text,
	"invoice_date" date NOT NULL,
	"due_date" date NOT NULL,
	"clearing_date" date,
	"status" text NOT NULL,
	"terms" text,
	"grand_total" numeric(18, 4) NOT NULL,
	"accounting_amount" numeric(18, 4) NOT NULL,
	"accounting_no" text,
	"assignment" text,
	"tax" numeric(18, 4) NOT NULL,
	"shipping_cost" numeric(18, 4) NOT NULL,
	"discount" numeric(18, 4) NOT NULL,
	CONSTRAINT "invoice_tenant_id_invoice_no_pk" PRIMARY KEY("tenant_id","invoice_no")
);
--> statement-breakpoint
CREATE TABLE "order_confirmation" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"date" date NOT NULL,
	"qty" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_confirmation_tenant_id_order_no_line_no_date_pk" PRIMARY KEY("tenant_id","order_no","line_no","date")
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"article_code" text NOT NULL,
	"article_code_display" text NOT NULL,
	"description" text NOT NULL,
	"qty" integer NOT NULL,
	"back_order_qty" integer DEFAULT 0 NOT NULL,
	"pre_order_qty" integer DEFAULT 0 NOT NULL,
	"uom" text NOT NULL,
	"price" numeric(18, 4) NOT NULL,
	"promo_price" numeric(18, 4),
	"subtotal" numeric(18, 4) NOT NULL,
	"note" text,
	CONSTRAINT "order_line_tenant_id_order_no_line_no_pk" PRIMARY KEY("tenant_id","order_no","line_no")
);
--> statement-breakpoint
CREATE TABLE "payment_method" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"module" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"instruction" text,
	"on_credit" boolean DEFAULT true NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "payment_method_tenant_id_sorg_module_id_pk" PRIMARY KEY("tenant_id","sorg","module","id")
);
--> statement-breakpoint
CREATE TABLE "sales_order" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"erp_order_no" text,
	"sorg" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"po_number" text,
	"quote_no" text,
	"notes" text,
	"requested_date" date,
	"requested_to" date,
	"order_type" text,
	"expected_date" date,
	"ship_to" jsonb,
	"shipment_type" text,
	"shipment_description" text,
	"shipment_amount" numeric(18, 4),
	"freight_benefit" numeric(18, 4) DEFAULT '0' NOT NULL,
	"payment_id" text,
	"payment_description" text,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sales_order_tenant_id_order_no_unique" UNIQUE("tenant_id","order_no")
);
--> statement-breakpoint
CREATE TABLE "shipment_rate" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"description" text NOT NULL,
	"input" boolean DEFAULT false NOT NULL,
	"rate" numeric(18, 4) NOT NULL,
	"sorting" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "shipment_rate_tenant_id_sorg_id_pk" PRIMARY KEY("tenant_id","sorg","id")
);
--> statement-breakpoint
CREATE TABLE "permission" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "permission_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "freight_benefit" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"warehouse_area" text NOT NULL,
	"target_qty" integer NOT NULL,
	"is_home_warehouse" boolean DEFAULT false NOT NULL,
	"discount_amount" numeric(18, 4) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "freight_benefit_tenant_id_sorg_warehouse_area_target_qty_pk" PRIMARY KEY("tenant_id","sorg","warehouse_area","target_qty")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"badge" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"product_category" text,
	"sorg" text,
	"price_group" text,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "promotion_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotion_detail" (
	"tenant_id" text NOT NULL,
	"promotion" text NOT NULL,
	"position" integer NOT NULL,
	"article_code" text,
	"brand" text,
	"mc" text,
	"value" numeric(18, 4) NOT NULL,
	"type" text NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"max_qty" integer,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_detail_tenant_id_promotion_position_pk" PRIMARY KEY("tenant_id","promotion","position")
);
--> statement-breakpoint
CREATE TABLE "quote" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"note" text NOT NULL,
	"status" text NOT NULL,
	"status_at" timestamp with time zone NOT NULL,
	"valid_until" date NOT NULL,
	"held" boolean NOT NULL,
	"created_by" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"mailed_at" timestamp with time zone,
	"decline_reason" text,
	"cart_key" text,
	"order_numbers" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "quote_tenant_id_id_pk" PRIMARY KEY("tenant_id","id"),
	CONSTRAINT "quote_tenant_id_number_unique" UNIQUE("tenant_id","number")
);
--> statement-breakpoint
CREATE TABLE "quote_line" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"quote_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"sorg" text NOT NULL,
	"article_code" text NOT NULL,
	"article_code_display" text NOT NULL,
	"name" text NOT NULL,
	"qty" integer NOT NULL,
	"uom" text NOT NULL,
	"price" numeric(18, 4) NOT NULL,
	"unit_price" numeric(18, 4) NOT NULL,
	"subtotal" numeric(18, 4) NOT NULL,
	"note" text,
	CONSTRAINT "quote_line_tenant_id_quote_id_line_no_pk" PRIMARY KEY("tenant_id","quote_id","line_no")
);
--> statement-breakpoint
CREATE TABLE "restock_subscription" (
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_subscription_tenant_id_user_id_article_id_sorg_pk" PRIMARY KEY("tenant_id","user_id","article_id","sorg")
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_synonym_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "app_user_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"username" text NOT NULL,
	"email" text,
	"name" text NOT NULL,
	"password_hash" text,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"first_password_until" timestamp with time zone,
	"role" text NOT NULL,
	"group_role_id" integer,
	"limitation" text,
	"language" text,
	"imported" boolean DEFAULT false NOT NULL,
	"invited_at" timestamp with time zone,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "app_user_tenant_id_username_unique" UNIQUE("tenant_id","username")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" integer,
	"on_behalf_of" integer,
	"action" text NOT NULL,
	"target" text,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	"stream_id" text
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"tenant_id" text NOT NULL,
	"key" text NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failure_tenant_id_key_pk" PRIMARY KEY("tenant_id","key")
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "role" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text,
	"permissions" text[] NOT NULL,
	CONSTRAINT "role_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "scope_change" (
	"tenant_id" text NOT NULL,
	"changed_in" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scope_change_tenant_id_changed_in_pk" PRIMARY KEY("tenant_id","changed_in")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"active_customer" integer,
	"binding_hash" text NOT NULL,
	"refresh_count" integer DEFAULT 0 NOT NULL,
	"renewed_at" timestamp with time zone,
	"user_agent" text,
	"address" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "user_area" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_area_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"of_user" integer NOT NULL,
	"sorg" text NOT NULL,
	"limitation" text,
	"option" text,
	"value" text,
	CONSTRAINT "user_area_tenant_id_of_user_sorg_limitation_value_unique" UNIQUE("tenant_id","of_user","sorg","limitation","value")
);
--> statement-breakpoint
CREATE TABLE "user_customer" (
	"tenant_id" text NOT NULL,
	"of_user" integer NOT NULL,
	"customer" integer NOT NULL,
	CONSTRAINT "user_customer_of_user_customer_pk" PRIMARY KEY("of_user","customer")
);
--> statement-breakpoint
CREATE TABLE "intent_result" (
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"stream_id" text NOT NULL,
	"seq" integer NOT NULL,
	"mutation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intent_result_tenant_id_user_id_stream_id_seq_pk" PRIMARY KEY("tenant_id","user_id","stream_id","seq")
);
--> statement-breakpoint
CREATE TABLE "intent_stream" (
	"stream_id" text NOT NULL,
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "intent_stream_tenant_id_user_id_stream_id_pk" PRIMARY KEY("tenant_id","user_id","stream_id")
);
--> statement-breakpoint
CREATE TABLE "sales_organisation" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"name" text NOT NULL,
	"company_code" text NOT NULL,
	"company_name" text NOT NULL,
	"currency" text NOT NULL,
	"merchant_name" text NOT NULL,
	"exact_qty_check" boolean DEFAULT false NOT NULL,
	"available_stock_check" boolean DEFAULT false NOT NULL,
	"allow_pay_invoice" boolean DEFAULT true NOT NULL,
	"url1" text,
	"url2" text,
	"url3" text,
	CONSTRAINT "sales_organisation_tenant_id_sorg_pk" PRIMARY KEY("tenant_id","sorg")
);
--> statement-breakpoint
CREATE TABLE "tenant" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"time_zone" text NOT NULL,
	"config" jsonb NOT NULL,
	"maintenance" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tenant_host" (
	"host" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cart_line" ADD CONSTRAINT "cart_line_cart_id_cart_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."cart"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_target_market" ADD CONSTRAINT "user_target_market_of_user_app_user_id_fk" FOREIGN KEY ("of_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_target_market" ADD CONSTRAINT "user_target_market_market_content_target_market_id_fk" FOREIGN KEY ("market") REFERENCES "public"."content_target_market"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_area" ADD CONSTRAINT "user_area_of_user_app_user_id_fk" FOREIGN KEY ("of_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_customer" ADD CONSTRAINT "user_customer_of_user_app_user_id_fk" FOREIGN KEY ("of_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant_host" ADD CONSTRAINT "tenant_host_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_tenant_id_model_index" ON "article" USING btree ("tenant_id","model");--> statement-breakpoint
CREATE INDEX "article_change_tenant_id_changed_in_index" ON "article_change" USING btree ("tenant_id","changed_in");--> statement-breakpoint
CREATE INDEX "article_document_link_tenant_id_article_code_index" ON "article_document_link" USING btree ("tenant_id","article_code");--> statement-breakpoint
CREATE INDEX "article_document_link_tenant_id_model_index" ON "article_document_link" USING btree ("tenant_id","model");--> statement-breakpoint
CREATE INDEX "article_sorg_tenant_id_sorg_index" ON "article_sorg" USING btree ("tenant_id","sorg");--> statement-breakpoint
CREATE INDEX "discount_for_customer_index" ON "discount" USING btree ("for_customer") WHERE for_customer IS NOT NULL;--> statement-breakpoint
CREATE INDEX "price_for_customer_index" ON "price" USING btree ("for_customer") WHERE for_customer IS NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_tenant_id_updated_at_index" ON "stock" USING btree ("tenant_id","updated_at");--> statement-breakpoint
CREATE INDEX "banner_tenant_id_to_index" ON "banner" USING btree ("tenant_id","to");--> statement-breakpoint
CREATE INDEX "customer_area_tenant_id_sorg_salesman_index" ON "customer_area" USING btree ("tenant_id","sorg","salesman");--> statement-breakpoint
CREATE INDEX "customer_feedback_tenant_id_created_at_index" ON "customer_feedback" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "file_tenant_id_sha256_index" ON "file" USING btree ("tenant_id","sha256");--> statement-breakpoint
CREATE INDEX "file_tenant_id_state_created_at_index" ON "file" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "file_use_tenant_id_file_id_index" ON "file_use" USING btree ("tenant_id","file_id");--> statement-breakpoint
CREATE INDEX "order_handover_tenant_id_state_created_at_index" ON "order_handover" USING btree ("tenant_id","state","created_at");--> statement-breakpoint
CREATE INDEX "city_country_index" ON "city" USING btree ("country");--> statement-breakpoint
CREATE INDEX "customer_inquiry_tenant_id_sender_created_at_index" ON "customer_inquiry" USING btree ("tenant_id","sender","created_at");--> statement-breakpoint
CREATE INDEX "mail_message_tenant_id_created_at_index" ON "mail_message" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_tenant_id_user_id_created_at_index" ON "notification" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "push_subscription_tenant_id_user_id_index" ON "push_subscription" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_attempt_cart_id_generation_index" ON "checkout_attempt" USING btree ("cart_id","generation") WHERE order_numbers <> '{}';--> statement-breakpoint
CREATE INDEX "delivery_line_tenant_id_customer_id_article_code_index" ON "delivery_line" USING btree ("tenant_id","customer_id","article_code");--> statement-breakpoint
CREATE INDEX "invoice_tenant_id_customer_id_due_date_index" ON "invoice" USING btree ("tenant_id","customer_id","due_date");--> statement-breakpoint
CREATE INDEX "invoice_open" ON "invoice" USING btree ("tenant_id","customer_id","due_date") WHERE clearing_date IS NULL;--> statement-breakpoint
CREATE INDEX "order_line_tenant_id_customer_id_article_code_index" ON "order_line" USING btree ("tenant_id","customer_id","article_code");--> statement-breakpoint
CREATE INDEX "sales_order_tenant_id_customer_id_created_at_index" ON "sales_order" USING btree ("tenant_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_article_code_index" ON "promotion_detail" USING btree ("tenant_id","article_code");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_brand_index" ON "promotion_detail" USING btree ("tenant_id","brand");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_mc_index" ON "promotion_detail" USING btree ("tenant_id","mc");--> statement-breakpoint
CREATE INDEX "quote_tenant_id_customer_id_created_at_index" ON "quote" USING btree ("tenant_id","customer_id","created_at");--> statement-breakpoint
CREATE INDEX "quote_tenant_id_customer_id_cart_key_index" ON "quote" USING btree ("tenant_id","customer_id","cart_key");--> statement-breakpoint
CREATE INDEX "restock_subscription_tenant_id_article_id_sorg_index" ON "restock_subscription" USING btree ("tenant_id","article_id","sorg");--> statement-breakpoint
CREATE UNIQUE INDEX "search_synonym_words" ON "search_synonym" USING btree ("tenant_id","words");--> statement-breakpoint
CREATE INDEX "session_tenant_id_user_id_index" ON "session" USING btree ("tenant_id","user_id");--> statement-breakpoint
CREATE INDEX "intent_result_mutation_id_index" ON "intent_result" USING btree ("mutation_id");