-- Ends what systems have opened with a key: their sessions with their carts, and start pages that were not opened yet. The sessions are those of
-- the key's maker, who may be another person than the one who revokes it.
CREATE OR REPLACE FUNCTION end_punch_outs(p_key int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  before text := coalesce(current_setting('app.user', true), '');
BEGIN
  PERFORM set_config('app.user', '*', true);
  UPDATE punch_out SET token_hash = NULL WHERE key_id = p_key AND token_hash IS NOT NULL;
  UPDATE session s SET revoked_at = now() FROM punch_out p WHERE p.key_id = p_key AND s.punch_out = p.id AND s.revoked_at IS NULL;
  DELETE FROM cart_line l USING cart c, punch_out p WHERE l.cart_id = c.id AND c.punch_out = p.id::text AND p.key_id = p_key;
  DELETE FROM cart c USING punch_out p WHERE c.punch_out = p.id::text AND p.key_id = p_key;
  PERFORM set_config('app.user', before, true);
END
$$;
