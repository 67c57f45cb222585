-- What leads choose for all rules and scheduled tasks of a project; one without a row has chosen nothing.
CREATE TABLE automation_settings (
  project_id uuid PRIMARY KEY REFERENCES projects,
  -- Null: it is not paused.
  paused_at timestamptz,
  paused_by uuid,
  -- Null: where the owner of each rule lives.
  time_zone text,
  -- Full hours of the day; null: never.
  quiet_from integer CHECK (quiet_from BETWEEN 0 AND 23),
  quiet_until integer CHECK (quiet_until BETWEEN 0 AND 23),
  version integer NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_until IS NULL) AND quiet_from <> quiet_until),
  CHECK ((paused_at IS NULL) = (paused_by IS NULL))
);

-- Facts of rules that wait for the end of quiet hours; published and deleted in one transaction.
CREATE TABLE automation_held_messages (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  rule_id uuid NOT NULL REFERENCES automation_rules,
  kind text NOT NULL CHECK (kind IN ('notice', 'email')),
  -- Of the fact, as it would have been published at once.
  payload jsonb NOT NULL,
  recipient uuid NOT NULL,
  -- In whose name.
  actor uuid NOT NULL,
  trace text NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX automation_held_messages_until ON automation_held_messages (until);
CREATE INDEX automation_held_messages_project_id ON automation_held_messages (project_id);
CREATE INDEX automation_held_messages_rule_id ON automation_held_messages (rule_id);

-- When what the run had to say leaves; null: it left at once, or there was nothing.
ALTER TABLE automation_runs ADD COLUMN held_until timestamptz;
-- Runs that a pause of everything refused are counted.
CREATE INDEX automation_runs_paused ON automation_runs (project_id, started_at) WHERE result = 'paused';
