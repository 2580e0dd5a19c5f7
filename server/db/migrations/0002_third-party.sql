CREATE SEQUENCE "public"."third_party_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "vendor" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "vendor_tenant_id_code_unique" UNIQUE("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "vendor_order" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"cust_code" text NOT NULL,
	"cust_name" text NOT NULL,
	"key" uuid NOT NULL,
	"ship_to" text NOT NULL,
	"address" text NOT NULL,
	"notes" text,
	"req_delivery_date" date,
	"currency" text NOT NULL,
	"total" numeric(18, 4) NOT NULL,
	"placed_by" integer NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_order_tenant_id_order_no_pk" PRIMARY KEY("tenant_id","order_no"),
	CONSTRAINT "vendor_order_tenant_id_customer_id_key_vendor_id_unique" UNIQUE("tenant_id","customer_id","key","vendor_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_order_line" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_order_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"vendor_id" integer NOT NULL,
	"order_no" text NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"sales_unit" text NOT NULL,
	"qty" integer NOT NULL,
	"price" numeric(18, 4) NOT NULL,
	"subtotal" numeric(18, 4) NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_order_line_tenant_id_order_no_code_unique" UNIQUE("tenant_id","order_no","code")
);
--> statement-breakpoint
CREATE TABLE "vendor_product" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vendor_product_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"vendor_id" integer NOT NULL,
	"code" text NOT NULL,
	"description" text NOT NULL,
	"price" numeric(18, 4) NOT NULL,
	"sales_unit" text NOT NULL,
	"uom_converter" integer DEFAULT 1 NOT NULL,
	"stock" integer DEFAULT 0 NOT NULL,
	"item_status" text DEFAULT 'available' NOT NULL,
	"image_url" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_product_tenant_id_vendor_id_code_unique" UNIQUE("tenant_id","vendor_id","code")
);
--> statement-breakpoint
CREATE TABLE "vendor_user" (
	"tenant_id" text NOT NULL,
	"of_vendor" integer NOT NULL,
	"of_user" integer NOT NULL,
	CONSTRAINT "vendor_user_tenant_id_of_vendor_of_user_pk" PRIMARY KEY("tenant_id","of_vendor","of_user")
);
--> statement-breakpoint
CREATE INDEX "vendor_order_tenant_id_created_at_index" ON "vendor_order" USING btree ("tenant_id","created_at");--> statement-breakpoint
CREATE INDEX "vendor_order_line_tenant_id_vendor_id_code_index" ON "vendor_order_line" USING btree ("tenant_id","vendor_id","code");--> statement-breakpoint
CREATE INDEX "vendor_order_line_tenant_id_customer_id_index" ON "vendor_order_line" USING btree ("tenant_id","customer_id");