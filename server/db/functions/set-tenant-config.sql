-- Sets one field of the transaction's tenant, or takes it away. Tenants are the owner's: this is the one way in which a request
-- changes one, and only its config.
CREATE OR REPLACE FUNCTION set_tenant_config(p_field text, p_value jsonb, p_is_feature boolean) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public AS $$
  UPDATE tenant SET config = CASE
    WHEN p_is_feature AND p_value IS NULL THEN jsonb_set(config, '{features}', coalesce(config -> 'features', '{}') - p_field)
    WHEN p_is_feature THEN jsonb_set(config, '{features}', coalesce(config -> 'features', '{}') || jsonb_build_object(p_field, p_value))
    WHEN p_value IS NULL THEN config - p_field
    ELSE config || jsonb_build_object(p_field, p_value) END
  WHERE id = current_setting('app.tenant')
$$;
