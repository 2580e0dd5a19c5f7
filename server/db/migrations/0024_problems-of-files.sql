ALTER TABLE "export_job" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "payment_request" ADD COLUMN "paid_back" boolean DEFAULT false NOT NULL;