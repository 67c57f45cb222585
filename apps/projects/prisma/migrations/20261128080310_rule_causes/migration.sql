-- Rules run at times of their own too, and because of comments.
ALTER TABLE automation_rules ADD COLUMN next_run_at timestamptz;
CREATE INDEX automation_rules_next_run_at ON automation_rules (next_run_at)
  WHERE is_active AND deleted_at IS NULL AND next_run_at IS NOT NULL;

-- Rules that facts of other services make run.
CREATE INDEX automation_rules_outside ON automation_rules ((trigger ->> 'kind')) WHERE is_active AND deleted_at IS NULL
  AND trigger ->> 'kind' IN ('module-completed', 'level-unlocked', 'payment-overdue', 'payment-paid', 'contract-signed');

-- What a run began with was known by its cause: a command, a person, or neither.
ALTER TABLE automation_runs ADD COLUMN began text NOT NULL DEFAULT 'command'
  CHECK (began IN ('command', 'hand', 'due-date', 'comment', 'schedule', 'learning', 'finance'));
UPDATE automation_runs SET began = CASE WHEN caused_by IS NULL THEN 'due-date' ELSE 'hand' END WHERE cause_sequence IS NULL;
