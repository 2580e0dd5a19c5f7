ALTER TABLE "article_sorg" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "price" ADD COLUMN "before_end" jsonb;--> statement-breakpoint
ALTER TABLE "stock" ADD COLUMN "before_end" jsonb;