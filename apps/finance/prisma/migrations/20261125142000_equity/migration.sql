-- Shares of people in projects. They stay when the account goes: then they have no employee any more.
CREATE TABLE equity_assignments (
  id uuid PRIMARY KEY,
  employee_id uuid,
  project_id uuid NOT NULL,
  -- What the project was called when it was last heard of; shown while its owner does not answer.
  project_name text NOT NULL,
  -- Hundredths of a percent.
  basis_points integer NOT NULL CHECK (basis_points BETWEEN 1 AND 10000),
  assigned_on date NOT NULL,
  payout_schedule text NOT NULL CHECK (payout_schedule IN ('monthly', 'quarterly', 'yearly', 'on_completion')),
  vesting jsonb,
  status text NOT NULL CHECK (status IN ('active', 'completed', 'cancelled')),
  ended_on date CHECK ((ended_on IS NULL) = (status = 'active')),
  end_reason text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX equity_assignments_newest ON equity_assignments (created_at DESC, id DESC);
CREATE INDEX equity_assignments_employee ON equity_assignments (employee_id, created_at DESC, id DESC);
CREATE INDEX equity_assignments_project ON equity_assignments (project_id) WHERE status = 'active';
