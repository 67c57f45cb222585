-- What a project does by itself: one trigger, conditions, and actions in their order.
CREATE TABLE automation_rules (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  -- On behalf of whom it acts: who last saved it.
  owner_id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  trigger jsonb NOT NULL,
  -- A filter as text with the ids of things; empty: every card.
  conditions text NOT NULL,
  actions jsonb NOT NULL,
  priority integer NOT NULL CHECK (priority BETWEEN 1 AND 10),
  is_active boolean NOT NULL,
  stopped_by text CHECK (stopped_by IS NULL OR NOT is_active),
  -- One more with each change: a run saves nothing of a rule that is not what it was.
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE INDEX automation_rules_project_id ON automation_rules (project_id);
-- Asked with every batch of commands.
CREATE INDEX automation_rules_active ON automation_rules (project_id) WHERE is_active AND deleted_at IS NULL;
CREATE INDEX automation_rules_owner_id ON automation_rules (owner_id);

-- One for each command of a project and rule whose conditions held, written in the transaction of its effects.
CREATE TABLE automation_runs (
  -- Also the command_id of the row of the log with its changes.
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  rule_id uuid NOT NULL REFERENCES automation_rules,
  -- The row of the log that caused it; null: somebody asked for it.
  cause_sequence bigint,
  caused_by uuid,
  depth integer NOT NULL,
  matched integer NOT NULL,
  -- [{ field, value }]
  seen jsonb NOT NULL,
  comments integer NOT NULL,
  notices integer NOT NULL,
  result text NOT NULL,
  error text,
  started_at timestamptz NOT NULL,
  duration_ms integer NOT NULL,
  CONSTRAINT automation_runs_cause UNIQUE (rule_id, cause_sequence)
);

-- Cards for which a rule has run because of their due date: again only when that changes.
CREATE TABLE automation_due_cards (
  rule_id uuid NOT NULL REFERENCES automation_rules,
  card_id uuid NOT NULL REFERENCES cards,
  project_id uuid NOT NULL REFERENCES projects,
  due_on date NOT NULL,
  PRIMARY KEY (rule_id, card_id, due_on)
);
CREATE INDEX automation_due_cards_project_id ON automation_due_cards (project_id);
CREATE INDEX automation_due_cards_card_id ON automation_due_cards (card_id);
CREATE INDEX automation_runs_project_id ON automation_runs (project_id);
CREATE INDEX automation_runs_rule_id ON automation_runs (rule_id, started_at DESC, id);
