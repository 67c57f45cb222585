ALTER TABLE payments
  -- The order in which open payments come first: pending ones by their day, then paid and then cancelled ones, newest first.
  ADD COLUMN place integer NOT NULL GENERATED ALWAYS AS (CASE status
    WHEN 'pending' THEN due_date - DATE '2000-01-01'
    WHEN 'paid' THEN 500000 - (paid_date - DATE '2000-01-01')
    ELSE 1000000 - (due_date - DATE '2000-01-01') END) STORED;
CREATE INDEX payments_place ON payments (place, id);

-- Whole months between two days; a day that a month lacks is the last one of that month.
CREATE FUNCTION whole_months(begins date, ends date) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (SELECT m - CASE WHEN begins + make_interval(months => m) > ends THEN 1 ELSE 0 END
  FROM (SELECT ((extract(year FROM ends) - extract(year FROM begins)) * 12
    + extract(month FROM ends) - extract(month FROM begins))::integer AS m) AS months);
ALTER TABLE contracts
  -- What a recurring one brings in a month: its value times the payments of a year, by its own number of payments and by 12,
  -- rounded to the hundredth, halves up. Without an end its value is that of a year.
  ADD COLUMN monthly_value bigint GENERATED ALWAYS AS ((CASE payment_frequency
    WHEN 'weekly' THEN round(total_value::numeric * 52 / (12 * coalesce((end_date - start_date) / 7 + 1, 52)))
    WHEN 'biweekly' THEN round(total_value::numeric * 26 / (12 * coalesce((end_date - start_date) / 14 + 1, 26)))
    WHEN 'monthly' THEN round(total_value::numeric * 12 / (12 * coalesce(whole_months(start_date, end_date) + 1, 12)))
    WHEN 'quarterly' THEN round(total_value::numeric * 4 / (12 * coalesce(whole_months(start_date, end_date) / 3 + 1, 4)))
    WHEN 'yearly' THEN round(total_value::numeric / (12 * coalesce(whole_months(start_date, end_date) / 12 + 1, 1)))
  END)::bigint) STORED;
-- Figures of contracts, read from the index alone.
CREATE INDEX contracts_active ON contracts (currency) INCLUDE (start_date, end_date, monthly_value)
WHERE deleted_at IS NULL AND status = 'active';
DROP INDEX payments_paid;
DROP INDEX partial_payments_received;

-- What payments of contracts that are not deleted add up to, by currency, kind and day: the day they are due, that they were
-- paid, or that a part was received. Writers only add rows, below zero for what is no more, and so wait for nobody; what counts
-- is the sum of all rows of a day.
CREATE TABLE payment_sums (
  id bigserial PRIMARY KEY,
  currency text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('pending', 'paid', 'cancelled', 'part')),
  day date NOT NULL,
  count integer NOT NULL,
  -- In minor units: what is not received in parts.
  amount bigint NOT NULL
);

-- What each payment, and each part that was not taken back, adds to the sums of its contract's currency.
CREATE VIEW payment_entries AS
SELECT contract_id, status AS kind, CASE status WHEN 'paid' THEN paid_date ELSE due_date END AS day, amount - received AS amount
FROM payments
UNION ALL
SELECT p.contract_id, 'part', q.paid_on, q.amount
FROM partial_payments q JOIN payments p ON p.id = q.payment_id WHERE q.withdrawn_at IS NULL;

-- The contract is locked, so that nobody deletes or restores it before this change is there for all to see.
CREATE FUNCTION sum_payments() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM 1 FROM contracts WHERE id IN (SELECT contract_id FROM added) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, r.status, CASE r.status WHEN 'paid' THEN r.paid_date ELSE r.due_date END, count(*), sum(r.amount - r.received)
    FROM added r JOIN contracts c ON c.id = r.contract_id AND c.deleted_at IS NULL GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM 1 FROM contracts WHERE id IN (SELECT contract_id FROM removed) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, r.status, CASE r.status WHEN 'paid' THEN r.paid_date ELSE r.due_date END, -count(*), -sum(r.amount - r.received)
    FROM removed r JOIN contracts c ON c.id = r.contract_id AND c.deleted_at IS NULL GROUP BY 1, 2, 3;
  ELSE
    PERFORM 1 FROM contracts WHERE id IN (SELECT contract_id FROM added UNION SELECT contract_id FROM removed) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, r.status, CASE r.status WHEN 'paid' THEN r.paid_date ELSE r.due_date END,
      sum(r.factor), sum(r.factor * (r.amount - r.received))
    FROM (SELECT 1 AS factor, * FROM added UNION ALL SELECT -1, * FROM removed) AS r
    JOIN contracts c ON c.id = r.contract_id AND c.deleted_at IS NULL
    GROUP BY 1, 2, 3 HAVING sum(r.factor) <> 0 OR sum(r.factor * (r.amount - r.received)) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payments_added AFTER INSERT ON payments REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION sum_payments();
CREATE TRIGGER payments_changed AFTER UPDATE ON payments REFERENCING NEW TABLE AS added OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_payments();
CREATE TRIGGER payments_removed AFTER DELETE ON payments REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_payments();

-- Parts of a payment that is deleted count no more; when they go with it, their payment is gone already and adds nothing.
CREATE FUNCTION sum_parts_of_payment() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO payment_sums (currency, kind, day, count, amount)
  SELECT c.currency, 'part', q.paid_on, -count(*), -sum(q.amount)
  FROM partial_payments q JOIN contracts c ON c.id = OLD.contract_id AND c.deleted_at IS NULL
  WHERE q.payment_id = OLD.id AND q.withdrawn_at IS NULL GROUP BY 1, 2, 3;
  RETURN OLD;
END $$;
CREATE TRIGGER payments_removed_with_parts BEFORE DELETE ON payments
FOR EACH ROW WHEN (OLD.received > 0) EXECUTE FUNCTION sum_parts_of_payment();

CREATE FUNCTION sum_parts() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM 1 FROM contracts WHERE id IN (SELECT p.contract_id FROM payments p JOIN added r ON r.payment_id = p.id) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, 'part', r.paid_on, count(*), sum(r.amount)
    FROM added r JOIN payments p ON p.id = r.payment_id JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
    WHERE r.withdrawn_at IS NULL GROUP BY 1, 2, 3;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM 1 FROM contracts WHERE id IN (SELECT p.contract_id FROM payments p JOIN removed r ON r.payment_id = p.id) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, 'part', r.paid_on, -count(*), -sum(r.amount)
    FROM removed r JOIN payments p ON p.id = r.payment_id JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
    WHERE r.withdrawn_at IS NULL GROUP BY 1, 2, 3;
  ELSE
    PERFORM 1 FROM contracts WHERE id IN (SELECT p.contract_id FROM payments p JOIN added r ON r.payment_id = p.id) ORDER BY id FOR SHARE;
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT c.currency, 'part', r.paid_on, sum(r.factor), sum(r.factor * r.amount)
    FROM (SELECT 1 AS factor, * FROM added UNION ALL SELECT -1, * FROM removed) AS r
    JOIN payments p ON p.id = r.payment_id JOIN contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL
    WHERE r.withdrawn_at IS NULL
    GROUP BY 1, 2, 3 HAVING sum(r.factor) <> 0 OR sum(r.factor * r.amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER parts_added AFTER INSERT ON partial_payments REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION sum_parts();
CREATE TRIGGER parts_changed AFTER UPDATE ON partial_payments REFERENCING NEW TABLE AS added OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_parts();
CREATE TRIGGER parts_removed AFTER DELETE ON partial_payments REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_parts();

-- A contract that is deleted, restored or purged takes its payments along.
CREATE FUNCTION sum_payments_of_contract() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF OLD.deleted_at IS NULL THEN
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT OLD.currency, kind, day, -count(*), -sum(amount) FROM payment_entries WHERE contract_id = OLD.id GROUP BY 1, 2, 3;
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.deleted_at IS NULL THEN
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT NEW.currency, kind, day, count(*), sum(amount) FROM payment_entries WHERE contract_id = NEW.id GROUP BY 1, 2, 3;
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER contracts_summed AFTER UPDATE OF currency, deleted_at ON contracts FOR EACH ROW
WHEN (OLD.currency <> NEW.currency OR (OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
EXECUTE FUNCTION sum_payments_of_contract();
CREATE TRIGGER contracts_removed BEFORE DELETE ON contracts FOR EACH ROW
WHEN (OLD.deleted_at IS NULL) EXECUTE FUNCTION sum_payments_of_contract();

-- Every 500th row makes one row of the several of a day. Only one transaction at a time does so, and none waits for another.
CREATE FUNCTION compact_payment_sums() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF pg_try_advisory_xact_lock('payment_sums'::regclass::oid::bigint) THEN
    WITH several AS (SELECT currency, kind, day FROM payment_sums GROUP BY 1, 2, 3 HAVING count(*) > 1),
    removed AS (DELETE FROM payment_sums s USING several d
      WHERE s.currency = d.currency AND s.kind = d.kind AND s.day = d.day RETURNING s.*)
    INSERT INTO payment_sums (currency, kind, day, count, amount)
    SELECT currency, kind, day, sum(count), sum(amount) FROM removed
    GROUP BY 1, 2, 3 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER payment_sums_compacted AFTER INSERT ON payment_sums FOR EACH ROW
WHEN (NEW.id % 500 = 0 AND pg_trigger_depth() < 2) EXECUTE FUNCTION compact_payment_sums();

INSERT INTO payment_sums (currency, kind, day, count, amount)
SELECT c.currency, e.kind, e.day, count(*), sum(e.amount)
FROM payment_entries e JOIN contracts c ON c.id = e.contract_id AND c.deleted_at IS NULL GROUP BY 1, 2, 3;

-- The same of leads that are not deleted, by currency and stage.
CREATE TABLE lead_sums (
  id bigserial PRIMARY KEY,
  currency text NOT NULL,
  stage text NOT NULL,
  count integer NOT NULL,
  -- In minor units.
  amount bigint NOT NULL
);
CREATE FUNCTION sum_leads() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO lead_sums (currency, stage, count, amount)
    SELECT currency, stage, count(*), sum(expected_value) FROM added WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO lead_sums (currency, stage, count, amount)
    SELECT currency, stage, -count(*), -sum(expected_value) FROM removed WHERE deleted_at IS NULL GROUP BY 1, 2;
  ELSE
    INSERT INTO lead_sums (currency, stage, count, amount)
    SELECT currency, stage, sum(factor), sum(factor * expected_value)
    FROM (SELECT 1 AS factor, * FROM added UNION ALL SELECT -1, * FROM removed) AS r WHERE deleted_at IS NULL
    GROUP BY 1, 2 HAVING sum(factor) <> 0 OR sum(factor * expected_value) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER leads_added AFTER INSERT ON leads REFERENCING NEW TABLE AS added
FOR EACH STATEMENT EXECUTE FUNCTION sum_leads();
CREATE TRIGGER leads_changed AFTER UPDATE ON leads REFERENCING NEW TABLE AS added OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_leads();
CREATE TRIGGER leads_removed AFTER DELETE ON leads REFERENCING OLD TABLE AS removed
FOR EACH STATEMENT EXECUTE FUNCTION sum_leads();
CREATE FUNCTION compact_lead_sums() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  IF pg_try_advisory_xact_lock('lead_sums'::regclass::oid::bigint) THEN
    WITH removed AS (DELETE FROM lead_sums RETURNING *)
    INSERT INTO lead_sums (currency, stage, count, amount)
    SELECT currency, stage, sum(count), sum(amount) FROM removed
    GROUP BY 1, 2 HAVING sum(count) <> 0 OR sum(amount) <> 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_sums_compacted AFTER INSERT ON lead_sums FOR EACH ROW
WHEN (NEW.id % 500 = 0 AND pg_trigger_depth() < 2) EXECUTE FUNCTION compact_lead_sums();

INSERT INTO lead_sums (currency, stage, count, amount)
SELECT currency, stage, count(*), sum(expected_value) FROM leads WHERE deleted_at IS NULL GROUP BY 1, 2;
