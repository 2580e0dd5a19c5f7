CREATE TABLE "banner" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banner_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"sorg" text,
	"url" text,
	"link" text,
	"banner_file" text NOT NULL,
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
CREATE TABLE "customer_feedback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_feedback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"for_customer" integer,
	"message" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_area" ADD COLUMN "account_current" text;--> statement-breakpoint
ALTER TABLE "customer_area" ADD COLUMN "server" text;--> statement-breakpoint
ALTER TABLE "sales_organisation" ADD COLUMN "allow_pay_invoice" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "banner_tenant_id_to_index" ON "banner" USING btree ("tenant_id","to");--> statement-breakpoint
CREATE INDEX "customer_feedback_tenant_id_created_at_index" ON "customer_feedback" USING btree ("tenant_id","created_at");