ALTER TABLE "tenant" ADD COLUMN "sandbox_of" text;--> statement-breakpoint
ALTER TABLE "tenant" ADD COLUMN "sandbox_reset_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "tenant_sandbox_of_tenant_id_fk" FOREIGN KEY ("sandbox_of") REFERENCES "public"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tenant" ADD CONSTRAINT "sandbox_never_opens" CHECK ("tenant"."sandbox_of" IS NULL OR "tenant"."opened_at" IS NULL);