CREATE TABLE "work_spent" (
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"points" integer NOT NULL,
	CONSTRAINT "work_spent_tenant_id_user_id_pk" PRIMARY KEY("tenant_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "pieces" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "article" ADD COLUMN "weight" numeric(18, 4);--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "gateway_id" text;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "discount" numeric(5, 4) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "basis" text;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;