CREATE TABLE leads (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  source text NOT NULL,
  stage text NOT NULL CHECK (stage IN ('new', 'contacted', 'qualified', 'proposal', 'negotiation', 'closed_won', 'closed_lost')),
  -- In minor units.
  expected_value bigint NOT NULL CHECK (expected_value BETWEEN 0 AND 10000000000000),
  currency text NOT NULL,
  assigned_to uuid,
  notes text NOT NULL,
  next_step text NOT NULL,
  next_step_on date,
  lost_reason text NOT NULL CHECK (lost_reason = '' OR stage = 'closed_lost'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid,
  searched text COLLATE "C" NOT NULL GENERATED ALWAYS AS (book_folded(name || ' ' || source || ' ' || notes)) STORED
);
CREATE INDEX leads_newest ON leads (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX leads_stage ON leads (stage, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX leads_trash ON leads (deleted_at) WHERE deleted_at IS NOT NULL;

-- How much of an expected value counts in a stage, in percent; a stage that nobody has changed has no row.
CREATE TABLE stage_weights (
  stage text PRIMARY KEY,
  percent integer NOT NULL CHECK (percent BETWEEN 0 AND 100)
);
