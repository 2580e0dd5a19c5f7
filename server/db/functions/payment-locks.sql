-- What an import says of an invoice doesn't free it: one that a payment request holds keeps the request's status.
CREATE OR REPLACE FUNCTION keep_payment_status() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  SELECT CASE WHEN r.status = 'waiting' THEN 'Waiting For Payment' ELSE 'Pending Payment' END INTO held
  FROM payment_request_invoice p JOIN payment_request r ON r.tenant_id = p.tenant_id AND r.id = p.request_id
  WHERE p.tenant_id = NEW.tenant_id AND p.invoice_no = NEW.invoice_no AND p.locked;
  IF held IS NOT NULL THEN NEW.status := held; END IF;
  RETURN NEW;
END
$$;

CREATE OR REPLACE TRIGGER invoice_payment_status BEFORE INSERT OR UPDATE ON invoice FOR EACH ROW
  WHEN (NEW.status = 'Open' AND NEW.clearing_date IS NULL) EXECUTE FUNCTION keep_payment_status();

-- Gives the invoices of a payment request the status that follows from it, and frees them first when it has ended without
-- money. Also those of customers that the person can't see: a payer's request may hold them.
CREATE OR REPLACE FUNCTION mark_payment_invoices(p_request uuid, p_free boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  seen text := current_setting('app.all_customers', true);
BEGIN
  PERFORM set_config('app.all_customers', 'on', true);
  IF p_free THEN UPDATE payment_request_invoice SET locked = false WHERE request_id = p_request AND locked; END IF;
  UPDATE invoice i SET status = 'Open' FROM payment_request_invoice p
  WHERE p.request_id = p_request AND i.tenant_id = p.tenant_id AND i.invoice_no = p.invoice_no AND i.clearing_date IS NULL
    AND i.status IN ('Open', 'Pending Payment', 'Waiting For Payment');
  PERFORM set_config('app.all_customers', coalesce(seen, 'off'), true);
END
$$;
