-- E-mails that people wrote here, without a word of them: for the limits of a day, and so that each goes once.
CREATE TABLE written_emails (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('team', 'support')),
  project_id uuid,
  sent_by uuid NOT NULL,
  addressees integer NOT NULL,
  -- A digest of what was asked.
  asked text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX written_emails_sent_by ON written_emails (sent_by, kind, sent_at);
