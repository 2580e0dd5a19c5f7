ALTER TABLE "customer_area" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "active" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "shipment_rate" ADD COLUMN "active" boolean DEFAULT true NOT NULL;