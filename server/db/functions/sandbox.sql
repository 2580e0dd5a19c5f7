-- A tenant is made as a sandbox or as a real one, and stays what it is.
CREATE OR REPLACE FUNCTION keep_sandbox() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'sandbox_of is set when a tenant is made' USING ERRCODE = 'PN001';
END
$$;
CREATE OR REPLACE TRIGGER sandbox_kept BEFORE UPDATE ON tenant FOR EACH ROW WHEN (OLD.sandbox_of IS DISTINCT FROM NEW.sandbox_of) EXECUTE FUNCTION keep_sandbox();

-- Deletes what the transaction's tenant holds, if it is a sandbox; of any other nothing. People, their identity providers, keys
-- of the tenant, webhooks and the audit log stay. Tables are tried again while those that refer to them are still full.
CREATE OR REPLACE FUNCTION empty_sandbox() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  t text;
  waiting text[];
  refused text[];
BEGIN
  PERFORM FROM tenant WHERE id = current_setting('app.tenant') AND sandbox_of IS NOT NULL;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'This tenant is no sandbox' USING ERRCODE = 'PN002';
  END IF;
  SELECT array_agg(c.relname ORDER BY c.relname) INTO waiting FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'tenant_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> ALL (ARRAY['tenant_host', 'audit_log', 'app_user', 'session',
      'second_factor', 'recovery_code', 'identity_provider', 'user_identity', 'machine_key', 'machine_key_use', 'webhook_endpoint', 'catalogue_revision', 'scope_change']);
  LOOP
    refused := '{}';
    FOREACH t IN ARRAY waiting LOOP
      BEGIN
        EXECUTE format('DELETE FROM %I WHERE tenant_id = current_setting(''app.tenant'')', t);
      EXCEPTION WHEN foreign_key_violation THEN
        refused := refused || t;
      END;
    END LOOP;
    EXIT WHEN refused = '{}';
    IF refused = waiting THEN
      RAISE EXCEPTION 'These tables cannot be emptied: %', refused;
    END IF;
    waiting := refused;
  END LOOP;
  DELETE FROM machine_key WHERE tenant_id = current_setting('app.tenant') AND for_customer IS NOT NULL;
  UPDATE catalogue_revision SET epoch = gen_random_uuid() WHERE tenant_id = current_setting('app.tenant');
END
$$;
