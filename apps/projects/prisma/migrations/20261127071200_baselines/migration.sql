-- The dates of all cards of a project at one moment, under a name.
CREATE TABLE baselines (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  name text NOT NULL,
  made_by uuid,
  made_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX baselines_project_id ON baselines (project_id);

-- Of those that had dates. No reference to the card, so that a baseline never holds back what is purged.
CREATE TABLE baseline_dates (
  baseline_id uuid NOT NULL REFERENCES baselines ON DELETE CASCADE,
  card_id uuid NOT NULL,
  start_on date,
  due_on date,
  PRIMARY KEY (baseline_id, card_id)
);
