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
