-- Another address of an account waits until both addresses have confirmed it, each by a code of its own.
ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_slot_check,
  ADD CONSTRAINT one_time_tokens_slot_check CHECK (slot IN (
    'confirmation', 'recovery', 'magic-link', 'reauthentication', 'email-change-current', 'email-change-new'));
ALTER TABLE users
  ADD COLUMN new_email text CHECK (new_email = lower(new_email)),
  ADD COLUMN email_change_sent_at timestamptz,
  ADD COLUMN email_change_confirmed text
    CHECK (email_change_confirmed IN ('email-change-current', 'email-change-new'));
CREATE INDEX users_new_email_idx ON users (new_email);
