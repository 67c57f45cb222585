-- What a project has done at times of its own; each kind once.
CREATE TABLE project_tasks (
  project_id uuid NOT NULL REFERENCES projects,
  kind text NOT NULL CHECK (kind IN ('weekly-report', 'stale-cards')),
  -- On whose behalf it is done: who last set it up or went on with it.
  owner_id uuid NOT NULL,
  cron text NOT NULL,
  time_zone text NOT NULL,
  is_paused boolean NOT NULL,
  next_run_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, kind)
);
CREATE INDEX project_tasks_due ON project_tasks (next_run_at) WHERE NOT is_paused;

-- When it was done, written in the transaction that tells what came of it; the last fifty times of each.
CREATE TABLE project_task_runs (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  kind text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('schedule', 'hand')),
  started_at timestamptz NOT NULL,
  error text,
  recipients integer NOT NULL,
  cards integer NOT NULL
);
CREATE INDEX project_task_runs_of_task ON project_task_runs (project_id, kind, started_at DESC);
