-- Ends the sessions and open links of people who are no longer active, however they came to be so: making them active again
-- must not bring back what was open before.
CREATE OR REPLACE FUNCTION end_sessions() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  -- A setting of the function itself would need a superuser to make it.
  before text := coalesce(current_setting('app.user', true), '');
BEGIN
  PERFORM set_config('app.user', '*', true);
  UPDATE session s SET revoked_at = now() FROM touched t WHERE s.user_id = t.id AND NOT t.active AND s.revoked_at IS NULL;
  UPDATE password_link l SET used_at = now() FROM touched t WHERE l.user_id = t.id AND NOT t.active AND l.used_at IS NULL;
  PERFORM set_config('app.user', before, true);
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER person_updated AFTER UPDATE ON app_user REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION end_sessions();
