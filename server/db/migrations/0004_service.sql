CREATE TABLE "bonus_point" (
	"tenant_id" text NOT NULL,
	"program" text NOT NULL,
	"article_code" text NOT NULL,
	"purchase_point" numeric(12, 4),
	"sale_point" numeric(12, 4),
	"class" text,
	CONSTRAINT "bonus_point_tenant_id_program_article_code_pk" PRIMARY KEY("tenant_id","program","article_code")
);
--> statement-breakpoint
CREATE TABLE "bonus_result" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"program" text NOT NULL,
	"quarter" text NOT NULL,
	"verification" numeric(6, 2),
	"on_time_payment" numeric(18, 4) DEFAULT '0' NOT NULL,
	CONSTRAINT "bonus_result_tenant_id_customer_id_program_quarter_pk" PRIMARY KEY("tenant_id","customer_id","program","quarter")
);
--> statement-breakpoint
CREATE TABLE "bonus_value" (
	"tenant_id" text NOT NULL,
	"program" text NOT NULL,
	"quarter" text NOT NULL,
	"purchase_value" numeric(18, 4) NOT NULL,
	"sale_value" numeric(18, 4) NOT NULL,
	CONSTRAINT "bonus_value_tenant_id_program_quarter_pk" PRIMARY KEY("tenant_id","program","quarter")
);
--> statement-breakpoint
ALTER TABLE "frame_registration" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "frame_registration" ADD COLUMN "warranty_code" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "frame_registration" ADD CONSTRAINT "frame_registration_tenant_id_warranty_code_unique" UNIQUE("tenant_id","warranty_code");