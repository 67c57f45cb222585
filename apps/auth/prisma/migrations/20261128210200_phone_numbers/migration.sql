-- A number that its owner has proven is another way into an account; a new one waits for the code of its SMS.
ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_slot_check,
  ADD CONSTRAINT one_time_tokens_slot_check CHECK (slot IN (
    'confirmation', 'recovery', 'magic-link', 'reauthentication', 'email-change-current', 'email-change-new',
    'phone-sign-in', 'phone-change'));
ALTER TABLE users
  ADD COLUMN phone text UNIQUE CHECK (phone ~ '^[1-9][0-9]{1,14}$'),
  ADD COLUMN phone_confirmed_at timestamptz,
  ADD COLUMN new_phone text CHECK (new_phone ~ '^[1-9][0-9]{1,14}$'),
  ADD COLUMN phone_change_sent_at timestamptz;
CREATE INDEX users_new_phone_idx ON users (new_phone);
