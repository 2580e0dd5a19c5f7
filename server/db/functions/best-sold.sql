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
      WHERE o.sorg = ANY (p_sorgs) AND o.created_at >= p_since AND o.status <> 'cancelled' AND NOT l.cancelled AND (p_category IS NULL OR a.category = p_category)),
    piece AS (SELECT in_sorg, model, id, count(*) AS times FROM line GROUP BY 1, 2, 3),
    lead AS (SELECT in_sorg, model, (array_agg(id ORDER BY times DESC, id))[1] AS id FROM piece GROUP BY 1, 2),
    sold AS (SELECT in_sorg, model, count(DISTINCT order_no)::int AS times FROM line GROUP BY 1, 2)
    SELECT lead.id, sold.in_sorg, sold.times FROM sold JOIN lead USING (in_sorg, model) ORDER BY sold.times DESC, model LIMIT p_most;
  PERFORM set_config('app.all_customers', before, true);
END
$$;
