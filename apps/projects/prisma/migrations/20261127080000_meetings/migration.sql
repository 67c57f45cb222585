-- Meetings of projects. Day and time are as the organizer said them, in a time zone; the moment is computed when they are saved.
CREATE TABLE meetings (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  organizer_id uuid NOT NULL,
  title text NOT NULL,
  day date NOT NULL,
  time text NOT NULL,
  time_zone text NOT NULL,
  minutes integer NOT NULL,
  place text NOT NULL,
  people uuid[] NOT NULL,
  starts_at timestamptz NOT NULL,
  version integer NOT NULL,
  created_at timestamptz NOT NULL,
  cancelled_at timestamptz
);
CREATE INDEX meetings_starts_at ON meetings (project_id, starts_at);

ALTER TABLE written_emails DROP CONSTRAINT written_emails_kind_check,
  ADD CONSTRAINT written_emails_kind_check CHECK (kind IN ('team', 'support', 'meeting'));
