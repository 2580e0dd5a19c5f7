CREATE TABLE "marketing_category" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_category_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"tenant_id" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"parent_id" integer,
	"show_childs" boolean DEFAULT true NOT NULL,
	"item_per_line" integer DEFAULT 3 NOT NULL,
	"layout_id" integer,
	"sorting" integer DEFAULT 0 NOT NULL,
	"markets" integer[] DEFAULT '{}' NOT NULL,
	"from" timestamp with time zone NOT NULL,
	"to" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "category_id" integer;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "article_code" text;--> statement-breakpoint
ALTER TABLE "content_item" ADD COLUMN "sorting" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_category" ADD CONSTRAINT "marketing_category_parent_id_marketing_category_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_category" ADD CONSTRAINT "marketing_category_layout_id_content_layout_id_fk" FOREIGN KEY ("layout_id") REFERENCES "public"."content_layout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_category_tenant_id_parent_id_index" ON "marketing_category" USING btree ("tenant_id","parent_id");--> statement-breakpoint
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_category_id_marketing_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."marketing_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_item_tenant_id_category_id_index" ON "content_item" USING btree ("tenant_id","category_id");