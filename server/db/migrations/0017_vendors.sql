ALTER TABLE "frame_registration" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "order_emails" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "sorgs" text[] DEFAULT '{}' NOT NULL;