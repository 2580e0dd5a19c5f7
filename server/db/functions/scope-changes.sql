-- Notes that a transaction has changed what somebody may do or for whom: whoever entered before it reads anew.
CREATE OR REPLACE FUNCTION note_scope() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scope_change (tenant_id, changed_in) SELECT DISTINCT tenant_id, pg_current_xact_id()::text::bigint FROM touched ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
-- The same when a customer gets or loses a price or a deal of his own: he leaves the price list he shared, or comes back to it.
CREATE OR REPLACE FUNCTION note_own_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO scope_change (tenant_id, changed_in) SELECT DISTINCT tenant_id, pg_current_xact_id()::text::bigint FROM touched WHERE for_customer IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
DO $$
DECLARE
  of_table text;
BEGIN
  FOREACH of_table IN ARRAY ARRAY['price', 'discount'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER own_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_updated_from AFTER UPDATE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER own_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_own_prices()', of_table);
  END LOOP;
  FOREACH of_table IN ARRAY ARRAY['role', 'group_role', 'user_area', 'user_customer', 'customer', 'customer_area'] LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
    EXECUTE format('CREATE OR REPLACE TRIGGER scope_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_scope()', of_table);
  END LOOP;
END
$$;
