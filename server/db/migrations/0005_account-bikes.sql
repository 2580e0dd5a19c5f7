CREATE TABLE "account_bike" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"frame_number" text NOT NULL,
	"registered_on" date NOT NULL,
	"owner_name" text NOT NULL,
	"owner_phone" text,
	"owner_email" text,
	"owner_address" text,
	"owner_city" text,
	"updated_at" timestamp with time zone NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "account_bike_tenant_id_frame_number_pk" PRIMARY KEY("tenant_id","frame_number")
);
--> statement-breakpoint
CREATE INDEX "account_bike_tenant_id_customer_id_registered_on_index" ON "account_bike" USING btree ("tenant_id","customer_id","registered_on");