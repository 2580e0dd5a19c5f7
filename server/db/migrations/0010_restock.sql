CREATE TABLE "restock_subscription" (
	"tenant_id" text NOT NULL,
	"user_id" integer NOT NULL,
	"article_id" integer NOT NULL,
	"sorg" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "restock_subscription_tenant_id_user_id_article_id_sorg_pk" PRIMARY KEY("tenant_id","user_id","article_id","sorg")
);
--> statement-breakpoint
CREATE INDEX "restock_subscription_tenant_id_article_id_sorg_index" ON "restock_subscription" USING btree ("tenant_id","article_id","sorg");