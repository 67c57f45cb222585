CREATE TABLE contracts (
  id uuid PRIMARY KEY,
  client_name text NOT NULL,
  contract_title text NOT NULL,
  contract_type text NOT NULL CHECK (contract_type IN ('one_off', 'recurring')),
  payment_frequency text CHECK (payment_frequency IN ('weekly', 'biweekly', 'monthly', 'quarterly', 'yearly')),
  -- In minor units; of an open-ended one what a year brings.
  total_value bigint NOT NULL CHECK (total_value BETWEEN 0 AND 10000000000000),
  currency text NOT NULL,
  start_date date NOT NULL,
  end_date date CHECK (end_date >= start_date),
  instalments integer NOT NULL CHECK (instalments BETWEEN 1 AND 120),
  status text NOT NULL CHECK (status IN ('active', 'completed', 'cancelled', 'on_hold')),
  -- When it was first active; null: it is a draft.
  signed_at timestamptz,
  notes text NOT NULL,
  -- Whoever is in charge.
  assigned_to uuid,
  organization_id uuid,
  project_id uuid,
  -- What the project was called when it was last heard of; shown while its owner does not answer.
  project_name text CHECK ((project_name IS NULL) = (project_id IS NULL)),
  -- The lead that it was made from.
  lead_id uuid REFERENCES leads ON DELETE SET NULL,
  -- Until which day the payments of an open-ended one are there.
  scheduled_through date NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  searched text COLLATE "C" NOT NULL GENERATED ALWAYS AS (book_folded(client_name || ' ' || contract_title)) STORED,
  CHECK ((contract_type = 'recurring') = (payment_frequency IS NOT NULL))
);
CREATE INDEX contracts_newest ON contracts (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX contracts_trash ON contracts (deleted_at) WHERE deleted_at IS NOT NULL;
-- Sums and estimates of a project.
CREATE INDEX contracts_project ON contracts (project_id);
CREATE INDEX contracts_lead ON contracts (lead_id);
-- A lead that was won has one contract, until that is cancelled or deleted.
CREATE UNIQUE INDEX contracts_lead_once ON contracts (lead_id) WHERE deleted_at IS NULL AND status <> 'cancelled';
-- Those that payments are added to day after day.
CREATE INDEX contracts_rolled ON contracts (scheduled_through)
WHERE deleted_at IS NULL AND status = 'active' AND contract_type = 'recurring' AND end_date IS NULL;

CREATE TABLE payments (
  id uuid PRIMARY KEY,
  contract_id uuid NOT NULL REFERENCES contracts ON DELETE CASCADE,
  -- In minor units.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 10000000000000),
  due_date date NOT NULL,
  -- Overdue is never stored: it follows from the day.
  status text NOT NULL CHECK (status IN ('pending', 'paid', 'cancelled')),
  paid_date date CHECK ((status = 'paid') = (paid_date IS NOT NULL))
);
CREATE INDEX payments_contract ON payments (contract_id, due_date, id);
CREATE INDEX payments_due ON payments (due_date, id);
