ALTER TABLE "app_user" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "created_in" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "viewed_from" uuid;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "left_at" timestamp with time zone;