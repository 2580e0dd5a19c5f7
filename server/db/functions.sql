-- Which customers a person may act for: his own, and those of the areas he works in.
-- An area with no limitation, or with limitation audit, is the whole sales organisation.
CREATE OR REPLACE FUNCTION customers_of_user(p_user int) RETURNS SETOF int LANGUAGE sql STABLE AS $$
  SELECT customer FROM user_customer WHERE of_user = p_user
  UNION
  SELECT ca.customer_id FROM user_area ua JOIN customer_area ca ON ca.tenant_id = ua.tenant_id AND ca.sorg = ua.sorg
  WHERE ua.of_user = p_user AND ca.active AND CASE ua.limitation
    WHEN 'salesman' THEN ca.salesman = ua.value
    WHEN 'sales_group' THEN ca.sales_group = ua.value
    WHEN 'sales_office' THEN ca.sales_office = ua.value
    ELSE true END
$$;

CREATE OR REPLACE FUNCTION user_may_act_for(p_user int, p_customer int) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT 1 FROM user_customer WHERE of_user = p_user AND customer = p_customer)
  OR EXISTS (
    SELECT 1 FROM user_area ua JOIN customer_area ca ON ca.tenant_id = ua.tenant_id AND ca.sorg = ua.sorg
    WHERE ua.of_user = p_user AND ca.customer_id = p_customer AND ca.active AND CASE ua.limitation
      WHEN 'salesman' THEN ca.salesman = ua.value
      WHEN 'sales_group' THEN ca.sales_group = ua.value
      WHEN 'sales_office' THEN ca.sales_office = ua.value
      ELSE true END)
$$;

DROP FUNCTION IF EXISTS permissions_of_user(text, int);

-- Opens a request, in one call because each costs a round trip: takes the runtime role, then finds the session, which must
-- be alive, its person active, its cookie the right one. Rights are read now, not from the token. Leaves the transaction
-- seeing this person's rows and the chosen customer's, and nothing else.
-- Its answer may have grown since an earlier build, which REPLACE alone refuses.
DROP FUNCTION IF EXISTS enter_session(uuid, text);
DROP FUNCTION IF EXISTS enter_session(text, uuid, text);
DROP FUNCTION IF EXISTS enter_session(text, uuid, text, text);
-- p_for: the customer in whose place something is read for once, without the session being made to work for him.
-- Everything is in statements that PL/pgSQL plans once a connection: a function called from one of them would be planned at every call.
-- `marks` and `seen` say which state was read: enter_remembered compares them.
CREATE FUNCTION enter_session(p_tenant text, p_session uuid, p_binding text, p_for text DEFAULT NULL) RETURNS TABLE (
  user_id int, username text, name text, email text, role text, limitation text, language text,
  must_change_password boolean, permissions text[], customer_id int, customer_r3 text, customer_isr text, stale_customer boolean,
  sorgs text[], price_groups text[], own_prices boolean, catalogue_revision bigint, marks text, seen bigint
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  wanted int;
  person int;
BEGIN
  PERFORM set_config('role', 'pannier_app', true), set_config('app.tenant', p_tenant, true), set_config('app.user', '*', true),
    set_config('app.customers', '{}', true), set_config('app.all_customers', 'on', true);
  SELECT s.active_customer, u.id, u.username, u.name, u.email, u.role, u.limitation, u.language, u.must_change_password,
      -- What a person may do: the permissions of his role, and of every role in his group role.
      (SELECT coalesce(array_agg(DISTINCT held), '{}') FROM role r CROSS JOIN LATERAL unnest(r.permissions) AS held
        WHERE r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)),
      (SELECT c.revision FROM catalogue_revision c), s.xmin::text || '/' || u.xmin::text,
      -- Null while a transaction that changed something of it may still be followed by an earlier one.
      (SELECT x.seen FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS seen) x WHERE NOT EXISTS (SELECT FROM scope_change c WHERE c.changed_in >= x.seen))
    INTO wanted, person, username, name, email, role, limitation, language, must_change_password, permissions, catalogue_revision, marks, seen
    FROM session s
    JOIN app_user u ON u.id = s.user_id AND u.active
    WHERE s.id = p_session AND s.binding_hash = p_binding AND s.revoked_at IS NULL AND s.expires_at > now();
  IF person IS NULL THEN
    PERFORM set_config('app.all_customers', 'off', true), set_config('app.user', '', true);
    RETURN;
  END IF;
  user_id := person;
  IF p_for IS NOT NULL THEN
    SELECT c.id INTO wanted FROM customer c WHERE c.r3 = p_for;
  END IF;
  IF wanted IS NOT NULL THEN
    SELECT c.id, c.r3, c.isr INTO customer_id, customer_r3, customer_isr
      FROM customer c WHERE c.id = wanted AND c.active AND EXISTS (SELECT FROM customers_of_user(person) own(id) WHERE own.id = wanted);
  END IF;
  stale_customer := wanted IS NOT NULL AND customer_id IS NULL;
  -- Whose articles may be seen: the customer's sales organisations; before one is chosen the person's own.
  IF customer_id IS NULL THEN
    SELECT array_agg(DISTINCT a.sorg) INTO sorgs FROM user_area a WHERE a.of_user = person;
    own_prices := false;
  ELSE
    SELECT coalesce(array_agg(a.sorg ORDER BY a.sorg), '{}'), coalesce(array_agg(a.price_group ORDER BY a.sorg), '{}'),
        EXISTS (SELECT 1 FROM price p WHERE p.for_customer = wanted) OR EXISTS (SELECT 1 FROM discount d WHERE d.for_customer = wanted)
      INTO sorgs, price_groups, own_prices FROM customer_area a WHERE a.customer_id = wanted AND a.active;
  END IF;
  PERFORM set_config('app.user', person::text, true), set_config('app.all_customers', 'off', true),
    set_config('app.customers', '{' || coalesce(customer_id::text, '') || '}', true);
  RETURN NEXT;
END
$$;

-- Opens a request whose session a server has entered before, as it was then, if nothing of that has changed: the same versions of
-- the session and its person, no change since to what anybody may do or for whom (scope_change), the same catalogue. False: the
-- transaction sees nothing, and the session must be entered by enter_session.
CREATE OR REPLACE FUNCTION enter_remembered(p_tenant text, p_session uuid, p_binding text, p_user int, p_customer int, p_marks text, p_seen bigint, p_revision bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('role', 'pannier_app', true), set_config('app.tenant', p_tenant, true), set_config('app.user', p_user::text, true),
    set_config('app.customers', '{' || coalesce(p_customer::text, '') || '}', true), set_config('app.all_customers', 'off', true);
  IF EXISTS (
    SELECT FROM session s JOIN app_user u ON u.id = s.user_id AND u.active
    WHERE s.id = p_session AND s.binding_hash = p_binding AND s.revoked_at IS NULL AND s.expires_at > now()
      AND s.xmin::text || '/' || u.xmin::text = p_marks
      AND NOT EXISTS (SELECT FROM scope_change c WHERE c.changed_in >= p_seen)
      AND (SELECT c.revision FROM catalogue_revision c) IS NOT DISTINCT FROM p_revision)
  THEN RETURN true;
  END IF;
  PERFORM set_config('app.tenant', '', true), set_config('app.user', '', true), set_config('app.customers', '{}', true);
  RETURN false;
END
$$;

-- Lets this transaction see those of the named customers that the person may act for; answers which they are.
-- An intent is authorised against the person, not against the customer the session has chosen.
CREATE OR REPLACE FUNCTION act_for(p_user int, p_r3 text[]) RETURNS TABLE (id int, r3 text) LANGUAGE plpgsql AS $$
DECLARE
  named int[];
  allowed int[];
BEGIN
  PERFORM set_config('app.all_customers', 'on', true);
  SELECT coalesce(array_agg(c.id), '{}') INTO named FROM customer c WHERE c.r3 = ANY (p_r3) AND c.active;
  SELECT coalesce(array_agg(own.id), '{}') INTO allowed FROM customers_of_user(p_user) own(id) WHERE own.id = ANY (named);
  PERFORM set_config('app.all_customers', 'off', true), set_config('app.customers', allowed::text, true);
  RETURN QUERY SELECT c.id, c.r3 FROM customer c WHERE c.id = ANY (allowed) ORDER BY c.id;
END
$$;

-- The same for every customer the person may act for: the selection list.
CREATE OR REPLACE FUNCTION act_for_all(p_user int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  allowed int[];
BEGIN
  PERFORM set_config('app.all_customers', 'on', true);
  SELECT coalesce(array_agg(u.id), '{}') INTO allowed FROM customers_of_user(p_user) u(id);
  PERFORM set_config('app.all_customers', 'off', true), set_config('app.customers', allowed::text, true);
END
$$;

-- What stood in most orders since a moment: one article for each model. Numbers of all customers together, and of nobody.
CREATE OR REPLACE FUNCTION best_sold(p_sorgs text[], p_category text, p_since timestamptz, p_most int) RETURNS TABLE (article_id int, sorg text, orders int) LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(current_setting('app.all_customers', true), 'off');
BEGIN
  PERFORM set_config('app.all_customers', 'on', true);
  RETURN QUERY
    WITH line AS (
      SELECT DISTINCT o.sorg AS in_sorg, a.model, a.id, o.order_no
      FROM sales_order o
      JOIN order_line l ON l.tenant_id = o.tenant_id AND l.order_no = o.order_no
      JOIN article a ON a.tenant_id = o.tenant_id AND a.code = l.article_code AND a.active
      WHERE o.sorg = ANY (p_sorgs) AND o.created_at >= p_since AND o.status <> 'cancelled' AND (p_category IS NULL OR a.category = p_category)),
    piece AS (SELECT in_sorg, model, id, count(*) AS times FROM line GROUP BY 1, 2, 3),
    lead AS (SELECT in_sorg, model, (array_agg(id ORDER BY times DESC, id))[1] AS id FROM piece GROUP BY 1, 2),
    sold AS (SELECT in_sorg, model, count(DISTINCT order_no)::int AS times FROM line GROUP BY 1, 2)
    SELECT lead.id, sold.in_sorg, sold.times FROM sold JOIN lead USING (in_sorg, model) ORDER BY sold.times DESC, model LIMIT p_most;
  PERFORM set_config('app.all_customers', before, true);
END
$$;

-- Notes that a transaction has changed what somebody may do or for whom: whoever entered before it reads anew.
CREATE OR REPLACE FUNCTION note_scope() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scope_change (tenant_id, changed_in) SELECT DISTINCT tenant_id, pg_current_xact_id()::text::bigint FROM touched ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
-- The same when a customer gets or loses a price or a deal of his own: he leaves the price list he shared, or comes back to it.
CREATE OR REPLACE FUNCTION note_own_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scope_change (tenant_id, changed_in) SELECT DISTINCT tenant_id, pg_current_xact_id()::text::bigint FROM touched WHERE for_customer IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
DO $$
DECLARE
  of_table text;
BEGIN
  FOREACH of_table IN ARRAY ARRAY['price', 'discount'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER own_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_updated_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY['role', 'group_role', 'user_area', 'user_customer', 'customer', 'customer_area'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
  END LOOP;
END
$$;

CREATE SEQUENCE IF NOT EXISTS order_number START 40000001;

-- Notes which articles a statement has touched, with the number of its transaction: what devices are told of since their
-- last visit. The number is the transaction's and not a counter, because a counter would put all orders of a tenant in a row.
CREATE OR REPLACE FUNCTION note_articles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT tenant_id, article_id, pg_current_xact_id()::text::bigint FROM touched ORDER BY article_id
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
-- The same for every article that an offer of a promotion fits: product-store.ts reads prices by the same words.
CREATE OR REPLACE FUNCTION note_offers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM touched d JOIN article a ON a.tenant_id = d.tenant_id
      AND (a.code = d.article_code OR (d.article_code IS NULL AND (a.brand = d.brand OR (d.brand IS NULL AND a.mc = d.mc)))) ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION note_promotions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM touched p
      JOIN promotion_detail d ON d.tenant_id = p.tenant_id AND d.promotion = p.code JOIN article a ON a.tenant_id = d.tenant_id
      AND (a.code = d.article_code OR (d.article_code IS NULL AND (a.brand = d.brand OR (d.brand IS NULL AND a.mc = d.mc)))) ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
-- The same for every article that a document is about. Two joins and not one with OR: a feed brings thousands of links.
CREATE OR REPLACE FUNCTION note_document_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM touched l JOIN article a ON a.tenant_id = l.tenant_id AND a.code = l.article_code
    UNION SELECT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM touched l JOIN article a ON a.tenant_id = l.tenant_id AND a.model = l.model ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION note_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    WITH l AS (SELECT l.tenant_id, l.article_code, l.model FROM touched d JOIN article_document_link l ON l.tenant_id = d.tenant_id AND l.document = d.code)
    SELECT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM l JOIN article a ON a.tenant_id = l.tenant_id AND a.code = l.article_code
    UNION SELECT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM l JOIN article a ON a.tenant_id = l.tenant_id AND a.model = l.model ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
-- The same for every article whose pictures have changed.
CREATE OR REPLACE FUNCTION note_file_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT a.tenant_id, a.id, pg_current_xact_id()::text::bigint FROM touched u
      JOIN article a ON a.tenant_id = u.tenant_id AND a.code = u.owner WHERE u.used_as = 'article-picture' ORDER BY 2
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION note_article_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_change AS c (tenant_id, article_id, changed_in)
    SELECT DISTINCT tenant_id, id, pg_current_xact_id()::text::bigint FROM touched ORDER BY id
  ON CONFLICT (tenant_id, article_id) DO UPDATE SET changed_in = EXCLUDED.changed_in WHERE c.changed_in <> EXCLUDED.changed_in;
  RETURN NULL;
END
$$;
DO $$
DECLARE
  of_table text;
  noted text;
BEGIN
  FOREACH of_table IN ARRAY ARRAY['file_use', 'promotion', 'promotion_detail', 'article_document', 'article_document_link', 'article', 'article_sorg', 'price', 'discount', 'stock', 'next_arrival', 'customer_article_code'] LOOP
    noted := CASE of_table WHEN 'file_use' THEN 'note_file_uses' WHEN 'article' THEN 'note_article_rows' WHEN 'promotion' THEN 'note_promotions' WHEN 'promotion_detail' THEN 'note_offers'
      WHEN 'article_document' THEN 'note_documents' WHEN 'article_document_link' THEN 'note_document_links' ELSE 'note_articles' END;
    EXECUTE format('CREATE OR REPLACE TRIGGER note_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION %I()', of_table, noted);
    EXECUTE format('CREATE OR REPLACE TRIGGER note_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION %I()', of_table, noted);
    EXECUTE format('CREATE OR REPLACE TRIGGER note_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION %I()', of_table, noted);
  END LOOP;
  -- An offer that is for others now was for somebody before.
  CREATE OR REPLACE TRIGGER note_updated_from AFTER UPDATE ON promotion_detail REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_offers();
END
$$;
