-- Addresses that rules of a project call.
CREATE TABLE automation_webhooks (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  -- Empty once it is deleted, as is the secret.
  url text NOT NULL,
  -- Bound to the id of its row.
  sealed_secret text NOT NULL,
  created_by uuid NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX automation_webhooks_project_id ON automation_webhooks (project_id);

-- Calls of webhooks: written in the transaction of their run, made afterwards.
CREATE TABLE automation_deliveries (
  -- Of the run and the step; also what the other side knows the call by.
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  run_id uuid NOT NULL,
  webhook_id uuid NOT NULL REFERENCES automation_webhooks,
  -- Blank once it is closed.
  body text NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('waiting', 'delivered', 'refused', 'failed', 'unknown')),
  attempts integer NOT NULL DEFAULT 0,
  status integer,
  problem text,
  created_at timestamptz NOT NULL,
  next_attempt_at timestamptz NOT NULL,
  -- Of the attempt under way; null: there is none.
  begun_at timestamptz
);
CREATE INDEX automation_deliveries_due ON automation_deliveries (next_attempt_at) WHERE outcome = 'waiting';
CREATE INDEX automation_deliveries_run_id ON automation_deliveries (run_id);
CREATE INDEX automation_deliveries_project_id ON automation_deliveries (project_id);
CREATE INDEX automation_deliveries_webhook_id ON automation_deliveries (webhook_id);

ALTER TABLE automation_runs
  ADD COLUMN created integer NOT NULL DEFAULT 0,
  ADD COLUMN emails integer NOT NULL DEFAULT 0;
-- E-mails of a day are counted for the whole project.
CREATE INDEX automation_runs_emails ON automation_runs (project_id, started_at) WHERE emails > 0;
