-- Hands the withdrawn report of a frame to the customer that the frame went to since, who cannot see it; its paper is no longer
-- good. Answers whether there was one.
CREATE OR REPLACE FUNCTION take_over_withdrawn(p_frame text, p_customer int) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  seen text := current_setting('app.all_customers', true);
  taken boolean;
BEGIN
  PERFORM set_config('app.all_customers', 'on', true);
  UPDATE frame_registration r SET customer_id = p_customer, warranty_code = gen_random_uuid()
    WHERE r.tenant_id = current_setting('app.tenant') AND r.frame_number = p_frame AND r.status = 'withdrawn' AND r.customer_id <> p_customer
      AND EXISTS (SELECT FROM frame f WHERE f.tenant_id = r.tenant_id AND f.number = p_frame AND f.customer_id = p_customer);
  taken := FOUND;
  PERFORM set_config('app.all_customers', coalesce(seen, 'off'), true);
  RETURN taken;
END $$;
