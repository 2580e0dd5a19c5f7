-- Notes which articles a statement has touched, with the number of its transaction: devices ask for what changed since
-- their last visit. It is the transaction's number because a counter would make all orders of a tenant wait for each other.
-- The trigger's argument is a query for (tenant_id, article_id) of the rows in "touched". Sorted, so that two never deadlock.
CREATE OR REPLACE FUNCTION note_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE 'INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT t.tenant_id, t.article_id, pg_current_xact_id()::text::bigint FROM (' || TG_ARGV[0] || ') t (tenant_id, article_id) ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in';
  RETURN NULL;
END
$$;

DO $$
DECLARE
  -- Articles an offer of a promotion is for; product-store.ts finds prices by the same rule.
  of_offers text := 'JOIN article a ON a.tenant_id = d.tenant_id
    AND (a.code = d.article_code OR (d.article_code IS NULL AND (a.brand = d.brand OR (d.brand IS NULL AND a.mc = d.mc))))';
  -- Articles a document is about. Two joins and not one with OR: a feed brings thousands of links.
  of_links text := 'SELECT a.tenant_id, a.id FROM l JOIN article a ON a.tenant_id = l.tenant_id AND a.code = l.article_code
    UNION SELECT a.tenant_id, a.id FROM l JOIN article a ON a.tenant_id = l.tenant_id AND a.model = l.model';
  offers text := 'SELECT a.tenant_id, a.id FROM touched d ' || of_offers;
  watched record;
BEGIN
  FOR watched IN
    SELECT name, 'SELECT tenant_id, article_id FROM touched' AS articles
      FROM unnest(ARRAY['article_sorg', 'price', 'discount', 'stock', 'next_arrival', 'customer_article_code']) AS name
    UNION ALL VALUES
      ('article', 'SELECT tenant_id, id FROM touched'),
      ('promotion_detail', offers),
      ('promotion', 'SELECT a.tenant_id, a.id FROM touched p
        JOIN promotion_detail d ON d.tenant_id = p.tenant_id AND d.promotion = p.code ' || of_offers),
      ('article_document_link', 'WITH l AS (SELECT * FROM touched) ' || of_links),
      ('article_document', 'WITH l AS (SELECT l.tenant_id, l.article_code, l.model FROM touched d
        JOIN article_document_link l ON l.tenant_id = d.tenant_id AND l.document = d.code) ' || of_links),
      ('article_attribute', 'SELECT a.tenant_id, a.id FROM touched t
        JOIN article a ON a.tenant_id = t.tenant_id AND a.code = t.article_code'),
      ('file_use', 'SELECT a.tenant_id, a.id FROM touched u
        JOIN article a ON a.tenant_id = u.tenant_id AND a.code = u.owner WHERE u.used_as = ''article-picture''')
  LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER note_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_articles(%L)', watched.name, watched.articles);
    EXECUTE format('CREATE OR REPLACE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_articles(%L)', watched.name, watched.articles);
    EXECUTE format('CREATE OR REPLACE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_articles(%L)', watched.name, watched.articles);
  END LOOP;
  -- Articles an offer was for before it was changed lose it.
  EXECUTE format('CREATE OR REPLACE TRIGGER note_updated_from AFTER UPDATE ON promotion_detail REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_articles(%L)', offers);
END
$$;
