-- The properties that an article is shown with: those of the ERP, in whose place stand uploaded attributes of the same
-- name, then the other uploaded ones. Both are arrays of {name, value}.
CREATE OR REPLACE FUNCTION with_attributes(properties jsonb, attributes jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_agg(shown ORDER BY uploaded, n) FROM (
    SELECT coalesce((SELECT u FROM jsonb_array_elements(attributes) u WHERE lower(u ->> 'name') = lower(p ->> 'name')), p) AS shown, false AS uploaded, n
      FROM jsonb_array_elements(properties) WITH ORDINALITY e (p, n)
    UNION ALL
    SELECT u, true, n FROM jsonb_array_elements(attributes) WITH ORDINALITY e (u, n)
      WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(properties) p WHERE lower(p ->> 'name') = lower(u ->> 'name'))) AS all_of
$$;
