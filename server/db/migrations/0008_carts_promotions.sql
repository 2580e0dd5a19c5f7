CREATE TABLE "article_change" (
	"tenant_id" text NOT NULL,
	"article_id" integer NOT NULL,
	"changed_in" bigint NOT NULL,
	CONSTRAINT "article_change_tenant_id_article_id_pk" PRIMARY KEY("tenant_id","article_id")
);
--> statement-breakpoint
CREATE TABLE "customer_article_code" (
	"tenant_id" text NOT NULL,
	"customer_id" integer NOT NULL,
	"word" text NOT NULL,
	"code" text NOT NULL,
	"article_id" integer NOT NULL,
	CONSTRAINT "customer_article_code_tenant_id_customer_id_word_pk" PRIMARY KEY("tenant_id","customer_id","word")
);
--> statement-breakpoint
CREATE TABLE "freight_benefit" (
	"tenant_id" text NOT NULL,
	"sorg" text NOT NULL,
	"warehouse_area" text NOT NULL,
	"target_qty" integer NOT NULL,
	"is_home_warehouse" boolean DEFAULT false NOT NULL,
	"discount_amount" numeric(18, 4) NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "freight_benefit_tenant_id_sorg_warehouse_area_target_qty_pk" PRIMARY KEY("tenant_id","sorg","warehouse_area","target_qty")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"badge" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"locations" text[] DEFAULT '{}' NOT NULL,
	"product_category" text,
	"sorg" text,
	"price_group" text,
	"valid_from" date NOT NULL,
	"valid_to" date NOT NULL,
	CONSTRAINT "promotion_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "promotion_detail" (
	"tenant_id" text NOT NULL,
	"promotion" text NOT NULL,
	"position" integer NOT NULL,
	"article_code" text,
	"brand" text,
	"mc" text,
	"value" numeric(18, 4) NOT NULL,
	"type" text NOT NULL,
	"min_qty" integer DEFAULT 1 NOT NULL,
	"max_qty" integer,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotion_detail_tenant_id_promotion_position_pk" PRIMARY KEY("tenant_id","promotion","position")
);
--> statement-breakpoint
ALTER TABLE "cart" DROP CONSTRAINT "cart_tenant_id_customer_id_unique";--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cart" ADD COLUMN "book" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cart_line" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "catalogue_revision" ADD COLUMN "epoch" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "order_line" ADD COLUMN "note" text;--> statement-breakpoint
CREATE INDEX "article_change_tenant_id_changed_in_index" ON "article_change" USING btree ("tenant_id","changed_in");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_article_code_index" ON "promotion_detail" USING btree ("tenant_id","article_code");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_brand_index" ON "promotion_detail" USING btree ("tenant_id","brand");--> statement-breakpoint
CREATE INDEX "promotion_detail_tenant_id_mc_index" ON "promotion_detail" USING btree ("tenant_id","mc");--> statement-breakpoint
ALTER TABLE "cart" ADD CONSTRAINT "cart_tenant_id_customer_id_key_unique" UNIQUE("tenant_id","customer_id","key");