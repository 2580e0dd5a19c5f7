CREATE TABLE "identity_log_in" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" text NOT NULL,
	"provider_id" integer NOT NULL,
	"target" text,
	"locale" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_provider" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "identity_provider_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"client_secret" text,
	"scopes" text NOT NULL,
	"active" boolean NOT NULL,
	"asks_second_factor" boolean NOT NULL,
	"match_email" boolean NOT NULL,
	"make_users" boolean NOT NULL,
	"email_domains" text[] NOT NULL,
	"role" text,
	"group_role_id" integer,
	"claim" text,
	"claim_roles" jsonb DEFAULT '[]' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_identity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"linked_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_identity_tenant_id_issuer_subject_unique" UNIQUE("tenant_id","issuer","subject")
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "identity_provider" integer;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "provider_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "identity_log_in_tenant_id_expires_at_index" ON "identity_log_in" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "user_identity_tenant_id_user_id_index" ON "user_identity" USING btree ("tenant_id","user_id");