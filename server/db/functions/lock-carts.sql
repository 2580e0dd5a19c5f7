-- All carts of some customers, with the lines of those named: customer and key are beside each other.
CREATE OR REPLACE FUNCTION read_carts(p_customers int[], p_of int[], p_keys text[])
RETURNS TABLE (id int, customer_id int, key text, name text, book int, version int, generation int, lines json) LANGUAGE sql STABLE AS $$
  SELECT c.id, c.customer_id, c.key, c.name, c.book, c.version, c.generation,
    CASE WHEN (c.customer_id, c.key) IN (SELECT * FROM unnest(p_of, p_keys)) THEN (
      SELECT json_agg(json_build_array(l.sorg, a.code, l.qty, l.version, l.changed_by, l.note) ORDER BY l.sorg, l.version, l.article_id)
      FROM cart_line l JOIN article a ON a.id = l.article_id WHERE l.cart_id = c.id) END
  FROM cart c WHERE c.customer_id = ANY (p_customers) ORDER BY c.id
$$;

-- Locks the carts of some customers in the order of their ids, creates missing ones, and reads them, in one call because each
-- costs a round trip. Volatile, so that the reading sees what another has written while the lock was waited for.
CREATE OR REPLACE FUNCTION lock_carts(p_tenant text, p_customers int[], p_of int[], p_keys text[])
RETURNS TABLE (id int, customer_id int, key text, name text, book int, version int, generation int, lines json) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  INSERT INTO cart (tenant_id, customer_id) SELECT p_tenant, c FROM unnest(p_customers) c ORDER BY c
    ON CONFLICT (tenant_id, customer_id, punch_out, key) DO UPDATE SET version = cart.version;
  RETURN QUERY SELECT * FROM read_carts(p_customers, p_of, p_keys);
END
$$;
