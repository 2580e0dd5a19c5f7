-- Years of warranty on a frame where the ERP names no last day: the tenant's setting, else 5 as in neutralConfig.
CREATE OR REPLACE FUNCTION warranty_years() RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (config ->> 'warrantyYears')::int FROM tenant WHERE id = current_setting('app.tenant')), 5)
$$;

-- Years of warranty on a part or an accessory, counted from its purchase: the tenant's setting, else 2 as in neutralConfig.
CREATE OR REPLACE FUNCTION parts_warranty_years() RETURNS int LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT (config ->> 'partsWarrantyYears')::int FROM tenant WHERE id = current_setting('app.tenant')), 2)
$$;

-- Last day of a frame's warranty: the one the ERP has named, else so many years after the sale; null: neither is known.
CREATE OR REPLACE FUNCTION warranty_end(p_sold date, p_named date, p_years int) RETURNS date LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_named, (p_sold + make_interval(years => p_years))::date)
$$;

-- Status of a reported frame. The ERP's feed says that it is stolen, and the day that its warranty has ended: neither is stored
-- with the report. One that was withdrawn stays so, and is null where none was made.
CREATE OR REPLACE FUNCTION frame_status(p_reported text, p_stolen boolean, p_until date, p_today date) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_reported IS NULL OR p_reported = 'withdrawn' THEN p_reported
    WHEN p_stolen THEN 'stolen'
    WHEN p_reported <> 'stolen' AND p_until < p_today THEN 'warranty_ended'
    ELSE p_reported END
$$;
