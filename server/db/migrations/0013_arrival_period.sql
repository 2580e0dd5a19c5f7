ALTER TABLE "sales_order" ADD COLUMN "requested_to" date;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "order_type" text;--> statement-breakpoint
ALTER TABLE "sales_order" ADD COLUMN "freight_benefit" numeric(18, 4) DEFAULT '0' NOT NULL;