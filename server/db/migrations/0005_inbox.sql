CREATE TABLE "inbox_reply" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_reply_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"inbox" text NOT NULL,
	"entry" integer NOT NULL,
	"text" text NOT NULL,
	"written_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer_feedback" ADD COLUMN "answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_feedback" ADD COLUMN "answered_by" text;--> statement-breakpoint
ALTER TABLE "customer_inquiry" ADD COLUMN "accepted_customer" text;--> statement-breakpoint
ALTER TABLE "customer_inquiry" ADD COLUMN "accepted_user" text;--> statement-breakpoint
CREATE INDEX "inbox_reply_tenant_id_inbox_entry_index" ON "inbox_reply" USING btree ("tenant_id","inbox","entry");