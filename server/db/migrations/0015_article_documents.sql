CREATE TABLE "article_document" (
	"tenant_id" text NOT NULL,
	"code" text NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"language" text,
	"file" text NOT NULL,
	"bytes" integer NOT NULL,
	"format" text NOT NULL,
	"hash" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "article_document_tenant_id_code_pk" PRIMARY KEY("tenant_id","code")
);
--> statement-breakpoint
CREATE TABLE "article_document_file" (
	"tenant_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "article_document_file_tenant_id_name_pk" PRIMARY KEY("tenant_id","name")
);
--> statement-breakpoint
CREATE TABLE "article_document_link" (
	"tenant_id" text NOT NULL,
	"document" text NOT NULL,
	"article_code" text DEFAULT '' NOT NULL,
	"model" text DEFAULT '' NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	CONSTRAINT "article_document_link_tenant_id_document_article_code_model_pk" PRIMARY KEY("tenant_id","document","article_code","model")
);
--> statement-breakpoint
CREATE INDEX "article_document_link_tenant_id_article_code_index" ON "article_document_link" USING btree ("tenant_id","article_code");--> statement-breakpoint
CREATE INDEX "article_document_link_tenant_id_model_index" ON "article_document_link" USING btree ("tenant_id","model");