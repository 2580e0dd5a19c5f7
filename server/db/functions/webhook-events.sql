-- Notes an event for every endpoint that wants it, in the transaction of the change, and wakes the worker.
-- Arguments: the event, and the column that names the object. Events of one object are sent in the order of their ids.
CREATE OR REPLACE FUNCTION note_event() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_delivery (tenant_id, endpoint_id, event, object)
    SELECT NEW.tenant_id, e.id, TG_ARGV[0], to_jsonb(NEW)->>TG_ARGV[1]
    FROM webhook_endpoint e WHERE e.tenant_id = NEW.tenant_id AND e.enabled AND TG_ARGV[0] = ANY (e.events)
      -- A sandbox that is being put back tells nothing.
      AND NOT EXISTS (SELECT FROM tenant s WHERE s.id = NEW.tenant_id AND s.sandbox_of IS NOT NULL AND s.maintenance);
  -- One job wakes for all events of the transaction.
  IF FOUND AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'webhooks' AND j.state = 'created' AND j.xmin = pg_current_xact_id()::xid) THEN
    INSERT INTO pgboss.job (name, data) VALUES ('webhooks', jsonb_build_object('tenantId', NEW.tenant_id));
  END IF;
  RETURN NULL;
END
$$;

-- One line for each event of src/domain/machine/webhook.ts.
CREATE OR REPLACE TRIGGER order_placed AFTER INSERT ON order_handover FOR EACH ROW EXECUTE FUNCTION note_event('order.placed', 'order_no');
CREATE OR REPLACE TRIGGER order_changed AFTER UPDATE ON sales_order FOR EACH ROW WHEN (NEW.status <> 'cancelled' AND (OLD.status, OLD.erp_order_no, OLD.expected_date, OLD.total) IS DISTINCT FROM (NEW.status, NEW.erp_order_no, NEW.expected_date, NEW.total)) EXECUTE FUNCTION note_event('order.changed', 'order_no');
CREATE OR REPLACE TRIGGER order_cancelled AFTER UPDATE ON sales_order FOR EACH ROW WHEN (NEW.status = 'cancelled' AND OLD.status <> 'cancelled') EXECUTE FUNCTION note_event('order.cancelled', 'order_no');
CREATE OR REPLACE TRIGGER payment_completed AFTER UPDATE ON payment_request FOR EACH ROW WHEN (NEW.status = 'completed' AND OLD.status <> 'completed') EXECUTE FUNCTION note_event('payment.completed', 'number');
CREATE OR REPLACE TRIGGER payment_failed AFTER UPDATE ON payment_request FOR EACH ROW WHEN (NEW.status = 'failed' AND OLD.status <> 'failed') EXECUTE FUNCTION note_event('payment.failed', 'number');
CREATE OR REPLACE TRIGGER inquiry_created AFTER INSERT ON customer_inquiry FOR EACH ROW EXECUTE FUNCTION note_event('inquiry.created', 'id');
CREATE OR REPLACE TRIGGER user_created AFTER INSERT ON app_user FOR EACH ROW EXECUTE FUNCTION note_event('user.created', 'username');
CREATE OR REPLACE TRIGGER quote_sent AFTER INSERT ON quote FOR EACH ROW EXECUTE FUNCTION note_event('quote.sent', 'number');
CREATE OR REPLACE TRIGGER quote_accepted AFTER UPDATE ON quote FOR EACH ROW WHEN (NEW.status = 'ACCEPTED' AND OLD.status <> 'ACCEPTED') EXECUTE FUNCTION note_event('quote.accepted', 'number');
CREATE OR REPLACE TRIGGER quote_declined AFTER UPDATE ON quote FOR EACH ROW WHEN (NEW.status = 'DECLINED' AND OLD.status <> 'DECLINED') EXECUTE FUNCTION note_event('quote.declined', 'number');
CREATE OR REPLACE TRIGGER claim_created AFTER INSERT ON claim FOR EACH ROW EXECUTE FUNCTION note_event('claim.created', 'number');
CREATE OR REPLACE TRIGGER claim_changed AFTER UPDATE ON claim FOR EACH ROW WHEN (NEW.revision <> OLD.revision) EXECUTE FUNCTION note_event('claim.changed', 'number');
CREATE OR REPLACE TRIGGER frame_registered AFTER INSERT ON frame_registration FOR EACH ROW EXECUTE FUNCTION note_event('frame.registered', 'frame_number');
CREATE OR REPLACE TRIGGER frame_registered_anew AFTER UPDATE ON frame_registration FOR EACH ROW WHEN (NEW.status = 'registered' AND OLD.status = 'withdrawn') EXECUTE FUNCTION note_event('frame.registered', 'frame_number');
CREATE OR REPLACE TRIGGER frame_changed AFTER UPDATE ON frame_registration FOR EACH ROW WHEN (NEW.revision <> OLD.revision AND NEW.status <> 'withdrawn' AND OLD.status <> 'withdrawn') EXECUTE FUNCTION note_event('frame.changed', 'frame_number');
CREATE OR REPLACE TRIGGER frame_withdrawn AFTER UPDATE ON frame_registration FOR EACH ROW WHEN (NEW.status = 'withdrawn' AND OLD.status <> 'withdrawn') EXECUTE FUNCTION note_event('frame.withdrawn', 'frame_number');
CREATE OR REPLACE TRIGGER inspection_created AFTER INSERT ON pdi FOR EACH ROW EXECUTE FUNCTION note_event('inspection.created', 'id');
CREATE OR REPLACE TRIGGER delivery_received AFTER INSERT ON delivery_receipt FOR EACH ROW EXECUTE FUNCTION note_event('delivery.received', 'do_number');
CREATE OR REPLACE TRIGGER collect_order_changed AFTER UPDATE ON collect_order FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION note_event('collect-order.changed', 'order_id');
CREATE OR REPLACE TRIGGER third_party_order_placed AFTER INSERT ON vendor_order FOR EACH ROW EXECUTE FUNCTION note_event('third-party-order.placed', 'order_no');
CREATE OR REPLACE TRIGGER third_party_order_changed AFTER UPDATE ON vendor_order_line FOR EACH ROW WHEN (NEW.status <> OLD.status) EXECUTE FUNCTION note_event('third-party-order.changed', 'order_no');
CREATE OR REPLACE TRIGGER visit_created AFTER INSERT ON visit FOR EACH ROW EXECUTE FUNCTION note_event('visit.created', 'id');
CREATE OR REPLACE TRIGGER feedback_created AFTER INSERT ON customer_feedback FOR EACH ROW EXECUTE FUNCTION note_event('feedback.created', 'id');
CREATE OR REPLACE TRIGGER user_deactivated AFTER UPDATE ON app_user FOR EACH ROW WHEN (OLD.active AND NOT NEW.active) EXECUTE FUNCTION note_event('user.deactivated', 'username');
