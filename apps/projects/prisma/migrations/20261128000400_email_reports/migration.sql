-- The e-mail report of a project is one more task of it, with recipients of its own.
ALTER TABLE project_tasks
  DROP CONSTRAINT project_tasks_kind_check,
  ADD CONSTRAINT project_tasks_kind_check CHECK (kind IN ('weekly-report', 'stale-cards', 'email-report')),
  ADD COLUMN recipients uuid[] NOT NULL DEFAULT '{}',
  -- Times in a row that it could not be done, after which it is tried again sooner than its schedule says.
  ADD COLUMN failures integer NOT NULL DEFAULT 0,
  ADD CONSTRAINT project_tasks_recipients_check CHECK ((kind = 'email-report') = (cardinality(recipients) > 0));

-- A schedule names one minute of the hour from now on.
UPDATE project_tasks SET cron = '0' || substr(cron, position(' ' IN cron)) WHERE cron !~ '^\d{1,2} ';

-- E-mails of a day are counted for the whole project.
CREATE INDEX project_task_runs_of_project ON project_task_runs (project_id, started_at);
