-- Notes what an import changes, so that it can be undone: each row's key, what it was, and a hash of what it became. The
-- run is named by app.import; without it nothing is noted. The trigger's argument is the key of a row n as JSON.
CREATE OR REPLACE FUNCTION note_import() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  what text := CASE TG_OP
    WHEN 'INSERT' THEN 'NULL, md5(n::text) FROM became n'
    WHEN 'DELETE' THEN 'to_jsonb(n), NULL FROM was n'
    ELSE 'to_jsonb(o), md5(n::text) FROM became n JOIN was o ON ' || TG_ARGV[1] || ' WHERE o IS DISTINCT FROM n' END;
BEGIN
  EXECUTE format('INSERT INTO import_change (tenant_id, run, target, key, before, after) SELECT n.tenant_id, %L, %L, %s, %s',
    current_setting('app.import'), TG_TABLE_NAME, TG_ARGV[0], what);
  RETURN NULL;
END
$$;

DO $$
DECLARE
  watched record;
BEGIN
  FOR watched IN
    SELECT c.relname AS name,
      format('jsonb_build_object(%s)', string_agg(format('%L, n.%I', a.attname, a.attname), ', ' ORDER BY a.attnum)) AS key,
      string_agg(format('o.%I = n.%I', a.attname, a.attname), ' AND ') AS same
    FROM pg_class c JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
    WHERE c.relnamespace = 'public'::regnamespace AND c.relname IN ('app_user', 'article', 'article_document', 'article_document_link', 'article_picture_source',
      'article_sorg', 'bike_category', 'bonus_point', 'bonus_result', 'bonus_value', 'claim', 'claim_capability', 'claim_history', 'claim_problem', 'claim_result', 'claim_transition', 'credit', 'customer', 'customer_area', 'customer_article_code', 'delivery', 'delivery_line', 'discount',
      'collect_line', 'collect_order', 'frame', 'frame_brand', 'freight_benefit', 'invoice', 'invoice_line', 'next_arrival', 'order_confirmation', 'order_line', 'payment_method', 'payment_receipt', 'pdi_point', 'price', 'price_component', 'promotion', 'promotion_detail',
      'sales_area', 'sales_area_category', 'sales_order', 'sales_organisation', 'ship_to', 'shipped_frame', 'shipment_rate', 'stock', 'user_area', 'user_customer', 'vendor_product')
    GROUP BY c.relname
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER import_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS became FOR EACH STATEMENT
      WHEN (current_setting(''app.import'', true) <> '''') EXECUTE FUNCTION note_import(%L)', watched.name, watched.key);
    EXECUTE format('CREATE OR REPLACE TRIGGER import_updated AFTER UPDATE ON %I REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT
      WHEN (current_setting(''app.import'', true) <> '''') EXECUTE FUNCTION note_import(%L, %L)', watched.name, watched.key, watched.same);
    EXECUTE format('CREATE OR REPLACE TRIGGER import_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS was FOR EACH STATEMENT
      WHEN (current_setting(''app.import'', true) <> '''') EXECUTE FUNCTION note_import(%L)', watched.name, watched.key);
  END LOOP;
END
$$;
