-- When the time zone was last changed, and from which moment days are counted in it; null before the first change.
ALTER TABLE user_progress ADD COLUMN time_zone_since timestamptz, ADD COLUMN days_from timestamptz;

-- Work that was done too long ago counts for progress, not for the streak.
ALTER TABLE part_completions ADD COLUMN counts_day boolean NOT NULL DEFAULT true;

-- The last report of a video: the day on which it was seen.
ALTER TABLE part_views ADD COLUMN watched_at timestamptz;

-- Attempts of the last hour are counted before the next one is taken.
CREATE INDEX exercise_attempts_recent ON exercise_attempts (user_id, part_id, attempted_at);

-- Checked answers are not kept, but counted: how many since when, one row for each learner and part.
CREATE TABLE answer_checks (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  since timestamptz NOT NULL,
  checks integer NOT NULL,
  PRIMARY KEY (user_id, part_id)
) WITH (fillfactor = 80);

-- Accounts that are gone: what is still told of them late brings no name back.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
