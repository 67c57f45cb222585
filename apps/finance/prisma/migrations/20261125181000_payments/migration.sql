ALTER TABLE payments
  -- What partial payments add up to, in minor units.
  ADD COLUMN received bigint NOT NULL DEFAULT 0 CHECK (received BETWEEN 0 AND amount),
  -- The day that its schedule says, where it was moved away from it.
  ADD COLUMN scheduled_on date;
CREATE INDEX payments_amount ON payments (amount, id);

-- Parts of a payment that were received.
CREATE TABLE partial_payments (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  -- In minor units.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 10000000000000),
  paid_on date NOT NULL,
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  withdrawn_at timestamptz
);
CREATE INDEX partial_payments_payment ON partial_payments (payment_id, created_at, id);

-- What was told of a payment, and for which day it was due then.
CREATE TABLE payment_notices (
  payment_id uuid NOT NULL REFERENCES payments ON DELETE CASCADE,
  notice text NOT NULL CHECK (notice IN ('due', 'overdue', 'before-7', 'before-1', 'after-1', 'after-7', 'after-14')),
  for_day date NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (payment_id, notice, for_day)
);
-- Facts are told once, also of a payment that was moved.
CREATE UNIQUE INDEX payment_notices_facts ON payment_notices (payment_id, notice) WHERE notice IN ('due', 'overdue');
