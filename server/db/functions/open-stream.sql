-- Locks a device's stream, creating it if it is new, and answers its last number and the results stored before, in one call
-- because each costs a round trip. Also waits for every other call of the same person: a copy of the device may be sending
-- the same intents under another stream, and must have stored their results first. Results are looked up by number in this
-- stream and by intent in others: two copies of a profile that held the same intents each took a new stream.
-- Volatile, so that each statement sees what was committed while the one before it waited.
CREATE OR REPLACE FUNCTION open_stream(p_tenant text, p_user int, p_stream text, p_seqs int[], p_intents uuid[])
RETURNS TABLE (last_seq int, stored json) LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('intents ' || p_tenant || '/' || p_user, 0));
  INSERT INTO intent_stream (stream_id, tenant_id, user_id) VALUES (p_stream, p_tenant, p_user)
    ON CONFLICT (tenant_id, user_id, stream_id) DO UPDATE SET stream_id = excluded.stream_id RETURNING intent_stream.last_seq INTO last_seq;
  SELECT coalesce(json_agg(json_build_object('isHere', r.stream_id = p_stream, 'seq', r.seq, 'mutationId', r.mutation_id, 'kind', r.kind, 'effect', r.result)), '[]')
    INTO stored FROM (
      SELECT * FROM intent_result WHERE tenant_id = p_tenant AND user_id = p_user AND stream_id = p_stream AND seq = ANY (p_seqs)
      UNION ALL
      SELECT * FROM intent_result WHERE tenant_id = p_tenant AND user_id = p_user AND mutation_id = ANY (p_intents) AND stream_id <> p_stream) r;
  RETURN NEXT;
END
$$;
