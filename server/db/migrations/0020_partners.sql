ALTER TABLE "cart" DROP CONSTRAINT "cart_tenant_id_customer_id_key_unique";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "punch_out" text DEFAULT coalesce(current_setting('app.punch_out', true), '') NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_product" ADD COLUMN "picture_file" uuid;--> statement-breakpoint
ALTER TABLE "vendor_product" ADD COLUMN "picture_problem" text;--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_tenant_id_customer_id_punch_out_key_unique" UNIQUE("tenant_id","customer_id","punch_out","key");