-- A reminder comes in the morning of the person's own zone. Copies of before are older than any version, so that the next comparison
-- brings the zone of each account.
ALTER TABLE accounts ADD COLUMN time_zone text NOT NULL DEFAULT 'America/Mexico_City';
UPDATE accounts SET version = 0;

-- Who was reminded of which deadline, and how many days ahead.
CREATE TABLE deadline_reminders (
  card_id uuid NOT NULL REFERENCES cards,
  user_id uuid NOT NULL,
  due_on date NOT NULL,
  days_ahead integer NOT NULL,
  reminded_at timestamptz NOT NULL,
  PRIMARY KEY (card_id, user_id, due_on, days_ahead)
);
CREATE INDEX deadline_reminders_due_on ON deadline_reminders (due_on);
CREATE INDEX deadline_reminders_user_id ON deadline_reminders (user_id);
CREATE INDEX cards_due ON cards (due_on) WHERE due_on IS NOT NULL AND assignee IS NOT NULL AND position IS NOT NULL;
