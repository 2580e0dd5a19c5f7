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

-- Every customer of the tenant, for counts that name none: how many orders wait for the ERP.
CREATE OR REPLACE FUNCTION see_all_customers() RETURNS void LANGUAGE sql AS $$ SELECT set_config('app.all_customers', 'on', true) $$;
