-- Notes when an order's status changed: the ERP's feeds tell the status, not the moment.
CREATE OR REPLACE FUNCTION note_order_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  CASE NEW.status
    WHEN 'confirmed' THEN NEW.confirmed_at := now();
    WHEN 'shipped' THEN NEW.shipped_at := now();
    WHEN 'cancelled' THEN NEW.cancelled_at := now();
    ELSE NEW.confirmed_at := NULL; NEW.confirmed_by := NULL;
  END CASE;
  IF NEW.status <> 'cancelled' THEN NEW.cancelled_at := NULL; END IF;
  IF NEW.status IN ('placed', 'confirmed') THEN NEW.shipped_at := NULL; END IF;
  RETURN NEW;
END
$$;
CREATE OR REPLACE TRIGGER note_order_status BEFORE UPDATE OF status ON sales_order FOR EACH ROW
  WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION note_order_status();
