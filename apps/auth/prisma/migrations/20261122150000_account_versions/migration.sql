-- The version of what an account says of its person, for every copy of it. The row outlives the account, as the news that it is gone.
CREATE TABLE account_versions (
  user_id uuid PRIMARY KEY,
  version integer NOT NULL,
  changed_at timestamptz NOT NULL,
  is_removed boolean NOT NULL
);
CREATE INDEX account_versions_changed_at_idx ON account_versions (changed_at);
-- Above every version that was told before.
INSERT INTO account_versions SELECT id, 3, now(), false FROM users WHERE email_confirmed_at IS NOT NULL;

-- When the time zone was changed last; null before the first change.
ALTER TABLE users ADD COLUMN time_zone_since timestamptz;
