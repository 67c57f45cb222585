-- Work that was done without network, as its device reported it; it only grows. Moments are of the service's clock. The
-- device's id is the idempotency key.
CREATE TABLE offline_work (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  part_id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, id),
  CHECK (opened_at <= ended_at)
);

-- The day for which an attempt counts where that is not the day on which it was graded, and whether it counts for one at all.
-- Limits of a day look at the day of the grading.
ALTER TABLE exercise_attempts ADD COLUMN offline_day date;
ALTER TABLE exercise_attempts ADD COLUMN counts_day boolean NOT NULL DEFAULT true;
