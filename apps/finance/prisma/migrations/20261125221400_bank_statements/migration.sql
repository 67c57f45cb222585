-- Files of banks that somebody imported.
CREATE TABLE bank_statements (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('csv', 'camt.053')),
  -- Empty where the file says none.
  account text NOT NULL,
  -- Entries that are no money that came in.
  unused_count integer NOT NULL CHECK (unused_count >= 0),
  imported_by uuid,
  imported_at timestamptz NOT NULL
);
CREATE INDEX bank_statements_newest ON bank_statements (imported_at DESC, id DESC);

-- Money that came in.
CREATE TABLE bank_lines (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES bank_statements ON DELETE CASCADE,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 4999),
  booked_on date NOT NULL,
  -- In minor units.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 10000000000000),
  currency text NOT NULL,
  payer text NOT NULL,
  description text NOT NULL,
  reference text NOT NULL,
  -- A hash of what tells it from other lines; one that was imported before has none.
  fingerprint text,
  state text NOT NULL CHECK (state IN ('open', 'confirmed', 'left_out', 'known')),
  UNIQUE (statement_id, position),
  CHECK ((state = 'known') = (fingerprint IS NULL))
);
CREATE UNIQUE INDEX bank_lines_once ON bank_lines (fingerprint);

-- Lines that somebody confirmed together.
CREATE TABLE bank_confirmations (
  id uuid PRIMARY KEY,
  statement_id uuid NOT NULL REFERENCES bank_statements ON DELETE CASCADE,
  confirmed_by uuid,
  confirmed_at timestamptz NOT NULL
);
CREATE INDEX bank_confirmations_statement ON bank_confirmations (statement_id, confirmed_at DESC, id DESC);

-- For which payment a line was recorded; the payment may be purged since.
CREATE TABLE bank_matches (
  confirmation_id uuid NOT NULL REFERENCES bank_confirmations ON DELETE CASCADE,
  line_id uuid NOT NULL REFERENCES bank_lines ON DELETE CASCADE,
  -- In which order they were recorded.
  position integer NOT NULL,
  payment_id uuid NOT NULL,
  -- Null: it paid what was left of the payment.
  partial_payment_id uuid,
  undone_at timestamptz,
  PRIMARY KEY (confirmation_id, line_id)
);
-- No line is recorded twice.
CREATE UNIQUE INDEX bank_matches_once ON bank_matches (line_id) WHERE undone_at IS NULL;
