ALTER TABLE "payment_method" ADD COLUMN "customer_groups" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "customer_groups" text[] DEFAULT '{}' NOT NULL;