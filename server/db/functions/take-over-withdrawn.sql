-- Hands the withdrawn report of a frame to the customer that the frame went to since, who cannot see it; its paper is no longer
-- good. Answers whether there was one.
CREATE OR REPLACE FUNCTION take_over_withdrawn(p_frame text, p_customer int) RETURNS boolean
LANGUAGE sql SET app.all_customers = 'on' AS $$
  WITH taken AS (
    UPDATE frame_registration r SET customer_id = p_customer, warranty_code = gen_random_uuid()
    WHERE r.tenant_id = current_setting('app.tenant') AND r.frame_number = p_frame AND r.status = 'withdrawn' AND r.customer_id <> p_customer
      AND EXISTS (SELECT FROM frame f WHERE f.tenant_id = r.tenant_id AND f.number = p_frame AND f.customer_id = p_customer)
    RETURNING 1)
  SELECT EXISTS (SELECT FROM taken)
$$;
