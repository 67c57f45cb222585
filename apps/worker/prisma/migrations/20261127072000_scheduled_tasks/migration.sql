-- What administrators have changed about scheduled tasks; where there is no row, a task is as its job declares it.
CREATE TABLE task_changes (
  task text PRIMARY KEY,
  is_paused boolean NOT NULL,
  cron text,
  time_zone text,
  changed_at timestamptz NOT NULL,
  CHECK ((cron IS NULL) = (time_zone IS NULL))
);

-- When scheduled tasks were done, the last fifty times of each. A job that is begun again by another process is one run.
CREATE TABLE task_runs (
  id uuid PRIMARY KEY,
  task text NOT NULL,
  run_key text NOT NULL,
  cause text NOT NULL CHECK (cause IN ('schedule', 'hand')),
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  error text
);
CREATE UNIQUE INDEX task_runs_once ON task_runs (run_key);
CREATE INDEX task_runs_of_task ON task_runs (task, started_at DESC);
