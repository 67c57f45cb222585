-- Proposals that rules asked for: written in the transaction of their run, made afterwards, decided by people.
CREATE TABLE card_proposals (
  -- Of the run, the card and the step.
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  card_id uuid NOT NULL REFERENCES cards,
  rule_id uuid NOT NULL REFERENCES automation_rules,
  run_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'ready', 'empty', 'failed', 'gone', 'replaced', 'applied', 'dismissed')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- As `ai` answered, while a person may apply it.
  proposal jsonb,
  made_at timestamptz,
  -- The command that applied it.
  command_id uuid,
  created_at timestamptz NOT NULL
);
CREATE INDEX card_proposals_due ON card_proposals (next_attempt_at) WHERE state = 'waiting';
CREATE UNIQUE INDEX card_proposals_ready ON card_proposals (card_id) WHERE state = 'ready';
CREATE INDEX card_proposals_project_id ON card_proposals (project_id);
CREATE INDEX card_proposals_card_id ON card_proposals (card_id);
CREATE INDEX card_proposals_rule_id ON card_proposals (rule_id);
CREATE INDEX card_proposals_run_id ON card_proposals (run_id);
