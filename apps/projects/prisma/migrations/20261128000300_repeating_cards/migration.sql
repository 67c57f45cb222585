-- The series whose newest card it is. Null: it does not repeat.
ALTER TABLE cards ADD repeats jsonb;
-- Every minute it is looked which of these have a next card.
CREATE INDEX cards_repeating ON cards (id) WHERE repeats IS NOT NULL AND position IS NOT NULL;

-- Of a card that repeats: on which day its next card was made, also if that was taken back, and when making one has failed.
CREATE TABLE card_repetitions (
  card_id uuid PRIMARY KEY REFERENCES cards,
  project_id uuid NOT NULL REFERENCES projects,
  made_on date,
  failed_at timestamptz
);
CREATE INDEX card_repetitions_project_id ON card_repetitions (project_id);
