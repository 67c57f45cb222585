-- Codes that a new password needs in a session that is no longer young.
ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_slot_check,
  ADD CONSTRAINT one_time_tokens_slot_check
    CHECK (slot IN ('confirmation', 'recovery', 'magic-link', 'reauthentication'));
ALTER TABLE users ADD COLUMN reauthentication_sent_at timestamptz;
