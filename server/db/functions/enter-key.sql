-- Opens a request of a customer's machine key, as enter_session opens one of a session: in the name of the person who made
-- the key, for the key's customer alone. Nothing when the key has ended, its person is no longer active or may no longer act
-- for the customer. Rights and prices are read as enter_session reads them.
CREATE FUNCTION enter_key(p_tenant text, p_key int) RETURNS TABLE (
  user_id int, username text, name text, email text, role text, limitation text, language text,
  must_change_password boolean, second_factor_required boolean, has_second_factor boolean, permissions text[], customer_id int, customer_r3 text, customer_isr text, stale_customer boolean,
  sorgs text[], price_groups text[], own_prices boolean, catalogue_revision bigint, marks text, seen bigint, punch_out text, viewer int, viewer_name text
) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  wanted int;
  person int;
BEGIN
  PERFORM set_config('role', 'pannier_app', true), set_config('app.tenant', p_tenant, true), set_config('app.user', '*', true),
    set_config('app.customers', '{}', true), set_config('app.all_customers', 'on', true);
  SELECT k.for_customer, u.id, u.username, u.name, u.email, u.role, u.limitation, u.language, u.must_change_password,
      (SELECT coalesce(array_agg(DISTINCT held), '{}') FROM role r CROSS JOIN LATERAL unnest(r.permissions) AS held
        WHERE r.name = u.role OR r.name = ANY (SELECT unnest(g.roles) FROM group_role g WHERE g.id = u.group_role_id)),
      (SELECT c.revision FROM catalogue_revision c), c.r3, c.isr
    INTO wanted, person, username, name, email, role, limitation, language, must_change_password, permissions, catalogue_revision, customer_r3, customer_isr
    FROM machine_key k
    JOIN app_user u ON u.id = k.created_by AND u.active
    JOIN customer c ON c.id = k.for_customer AND c.active
    WHERE k.id = p_key AND k.revoked_at IS NULL AND EXISTS (SELECT FROM customers_of_user(u.id) own(id) WHERE own.id = k.for_customer);
  IF person IS NULL THEN
    PERFORM set_config('app.all_customers', 'off', true), set_config('app.user', '', true);
    RETURN;
  END IF;
  user_id := person;
  -- A key is no log-in: no second step belongs to it.
  second_factor_required := false;
  has_second_factor := false;
  customer_id := wanted;
  stale_customer := false;
  SELECT coalesce(array_agg(a.sorg ORDER BY a.sorg), '{}'), coalesce(array_agg(a.price_group ORDER BY a.sorg), '{}'),
      EXISTS (SELECT 1 FROM price p WHERE p.for_customer = wanted) OR EXISTS (SELECT 1 FROM discount d WHERE d.for_customer = wanted)
    INTO sorgs, price_groups, own_prices FROM customer_area a WHERE a.customer_id = wanted AND a.active;
  PERFORM set_config('app.user', person::text, true), set_config('app.all_customers', 'off', true),
    set_config('app.customers', '{' || wanted || '}', true);
  RETURN NEXT;
END
$$;
