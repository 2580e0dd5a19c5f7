CREATE TABLE "scope_change" (
	"tenant_id" text NOT NULL,
	"changed_in" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "scope_change_tenant_id_changed_in_pk" PRIMARY KEY("tenant_id","changed_in")
);
