-- Links that sign in have a slot of their own beside recoveries: what they open may not change a password without the old one.
ALTER TABLE one_time_tokens
  DROP CONSTRAINT one_time_tokens_slot_check,
  ADD CONSTRAINT one_time_tokens_slot_check CHECK (slot IN ('confirmation', 'recovery', 'magic-link'));
