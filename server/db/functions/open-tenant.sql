-- Opens the transaction's tenant: mail leaves from now on. Tenants are the owner's, so that a request needs this way.
CREATE OR REPLACE FUNCTION open_tenant() RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE tenant SET opened_at = coalesce(opened_at, now()) WHERE id = current_setting('app.tenant') AND sandbox_of IS NULL
$$;
