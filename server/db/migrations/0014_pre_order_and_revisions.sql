ALTER TABLE "order_confirmation" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "pre_order_qty" integer DEFAULT 0 NOT NULL;