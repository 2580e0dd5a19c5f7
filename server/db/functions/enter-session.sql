-- Opens a request, in one call because each costs a round trip: takes the runtime role, then finds the session, which must
-- be alive, its person active, its cookie the right one. Rights are read now, not from the token. Leaves the transaction
-- seeing this person's rows and the chosen customer's, and nothing else.
-- p_for: the customer in whose place something is read for once, without the session being made to work for him.
-- Everything is in statements that PL/pgSQL plans once a connection: a function called from one of them would be planned at every call.
-- `marks` and `seen` say which state was read: enter_remembered compares them.
CREATE FUNCTION enter_session(p_tenant text, p_session uuid, p_binding text, p_for text DEFAULT NULL) RETURNS TABLE (
  user_id int, username text, name text, email text, role text, limitation text, language text,
  must_change_password boolean, second_factor_required boolean, has_second_factor boolean, permissions text[], customer_id int, customer_r3 text, customer_isr text, stale_customer boolean,
  sorgs text[], price_groups text[], own_prices boolean, catalogue_revision bigint, marks text, seen bigint, punch_out text, viewer int, viewer_name text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  wanted int;
  person int;
  opened text;
BEGIN
  PERFORM set_config('role', 'pannier_app', true), set_config('app.tenant', p_tenant, true), set_config('app.user', '*', true),
    set_config('app.customers', '{}', true), set_config('app.all_customers', 'on', true);
  SELECT s.active_customer, u.id, u.username, u.name, u.email, u.role, u.limitation, u.language,
      -- Who came by an identity provider has shown no password, and may not know it.
      u.must_change_password AND s.identity_provider IS NULL AND s.viewed_from IS NULL,
      s.viewed_from IS NULL AND NOT s.provider_factor AND EXISTS (SELECT FROM role r WHERE r.second_factor_required
        AND (r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id))),
      u.second_factor_since IS NOT NULL,
      -- What a person may do: the permissions of his role, and of every role in his group role.
      (SELECT coalesce(array_agg(DISTINCT held), '{}') FROM role r CROSS JOIN LATERAL unnest(r.permissions) AS held
        WHERE r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)),
      (SELECT c.revision FROM catalogue_revision c), (SELECT p.system FROM punch_out p WHERE p.id = s.punch_out), coalesce(s.punch_out::text, ''), v.id, v.name, s.xmin::text || '/' || u.xmin::text,
      -- Null while a transaction that changed something of it may still be followed by an earlier one, and for a view: enter_remembered knows none.
      (SELECT x.seen FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS seen) x WHERE s.viewed_from IS NULL AND NOT EXISTS (SELECT FROM scope_change c WHERE c.changed_in >= x.seen))
    INTO wanted, person, username, name, email, role, limitation, language, must_change_password, second_factor_required, has_second_factor, permissions, catalogue_revision, punch_out, opened, viewer, viewer_name, marks, seen
    FROM session s
    JOIN app_user u ON u.id = s.user_id AND u.active
    -- A view of an administrator lasts as long as the session it was opened from, and the right to look after people.
    LEFT JOIN session o ON o.id = s.viewed_from AND o.revoked_at IS NULL AND o.expires_at > now()
    LEFT JOIN app_user v ON v.id = o.user_id AND v.active AND EXISTS (SELECT FROM role r
      WHERE r.permissions && ARRAY['page.user-management', 'page.user-management-us']
        AND (r.name = v.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = v.group_role_id)))
    WHERE s.id = p_session AND s.binding_hash = p_binding AND s.revoked_at IS NULL AND s.expires_at > now()
      AND (s.viewed_from IS NULL OR v.id IS NOT NULL);
  IF person IS NULL THEN
    PERFORM set_config('app.all_customers', 'off', true), set_config('app.user', '', true);
    RETURN;
  END IF;
  user_id := person;
  -- A system has opened the catalogue and no person has logged in: nothing but filling a cart is open to it.
  IF punch_out IS NOT NULL THEN
    permissions := ARRAY(SELECT held FROM unnest(permissions) held WHERE held IN ('page.catalog', 'cart.display-order-qty'));
  END IF;
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
  PERFORM set_config('app.user', person::text, true), set_config('app.punch_out', opened, true), set_config('app.all_customers', 'off', true),
    set_config('app.customers', '{' || coalesce(customer_id::text, '') || '}', true);
  RETURN NEXT;
END
$$;

-- Opens a request whose session a server has entered before, as it was then, if nothing of that has changed: the same versions of
-- the session and its person, no change since to what anybody may do or for whom (scope_change), the same catalogue. False: the
-- transaction sees nothing, and the session must be entered by enter_session.
CREATE OR REPLACE FUNCTION enter_remembered(p_tenant text, p_session uuid, p_binding text, p_user int, p_customer int, p_marks text, p_seen bigint, p_revision bigint)
RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  opened text;
BEGIN
  PERFORM set_config('role', 'pannier_app', true), set_config('app.tenant', p_tenant, true), set_config('app.user', p_user::text, true),
    set_config('app.customers', '{' || coalesce(p_customer::text, '') || '}', true), set_config('app.all_customers', 'off', true);
  SELECT coalesce(s.punch_out::text, '') INTO opened
    FROM session s JOIN app_user u ON u.id = s.user_id AND u.active
    WHERE s.id = p_session AND s.binding_hash = p_binding AND s.revoked_at IS NULL AND s.expires_at > now()
      AND s.xmin::text || '/' || u.xmin::text = p_marks
      AND NOT EXISTS (SELECT FROM scope_change c WHERE c.changed_in >= p_seen)
      AND (SELECT c.revision FROM catalogue_revision c) IS NOT DISTINCT FROM p_revision;
  IF opened IS NOT NULL THEN
    PERFORM set_config('app.punch_out', opened, true);
    RETURN true;
  END IF;
  PERFORM set_config('app.tenant', '', true), set_config('app.user', '', true), set_config('app.customers', '{}', true);
  RETURN false;
END
$$;
