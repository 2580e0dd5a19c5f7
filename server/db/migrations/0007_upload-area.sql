CREATE TABLE "article_attribute" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_attribute_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"article_code" text NOT NULL,
	"sorg" text NOT NULL,
	"name" text NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_article" (
	"tenant_id" text NOT NULL,
	"article_code" text NOT NULL,
	"sorg" text NOT NULL,
	"row" jsonb NOT NULL,
	"removed_by" integer NOT NULL,
	"removed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "removed_article_tenant_id_article_code_sorg_pk" PRIMARY KEY("tenant_id","article_code","sorg")
);
--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "place" integer;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "replaced" uuid;--> statement-breakpoint
CREATE UNIQUE INDEX "article_attribute_name" ON "article_attribute" USING btree ("tenant_id","article_code","sorg",lower("name"));