CREATE TABLE "content_target_market" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_target_market_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"market_name" text NOT NULL,
	"source" text,
	"brand" text,
	CONSTRAINT "content_target_market_tenant_id_market_name_unique" UNIQUE("tenant_id","market_name")
);
--> statement-breakpoint
CREATE TABLE "user_target_market" (
	"tenant_id" text NOT NULL,
	"of_user" integer NOT NULL,
	"market" integer NOT NULL,
	CONSTRAINT "user_target_market_of_user_market_pk" PRIMARY KEY("of_user","market")
);
--> statement-breakpoint
ALTER TABLE "announcement" ADD COLUMN "markets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "banner" ADD COLUMN "markets" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_target_market" ADD CONSTRAINT "user_target_market_of_user_app_user_id_fk" FOREIGN KEY ("of_user") REFERENCES "public"."app_user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_target_market" ADD CONSTRAINT "user_target_market_market_content_target_market_id_fk" FOREIGN KEY ("market") REFERENCES "public"."content_target_market"("id") ON DELETE no action ON UPDATE no action;