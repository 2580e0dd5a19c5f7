CREATE TABLE "claim_capability" (
	"tenant_id" text NOT NULL,
	"customer_category" text NOT NULL,
	"bike" boolean DEFAULT true NOT NULL,
	"paa" boolean DEFAULT true NOT NULL,
	"non_code" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "claim_capability_tenant_id_customer_category_pk" PRIMARY KEY("tenant_id","customer_category")
);
--> statement-breakpoint
ALTER TABLE "claim_transition" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "frame_registration" ADD COLUMN "handover_error" text;--> statement-breakpoint
ALTER TABLE "sales_area" ADD COLUMN "active" boolean DEFAULT true NOT NULL;