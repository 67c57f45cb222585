-- What is done, and what is put off until a moment. Neither is unread.
ALTER TABLE notifications ADD COLUMN done_at timestamptz, ADD COLUMN snoozed_until timestamptz, ADD COLUMN returned_at timestamptz;
ALTER TABLE notifications ADD CONSTRAINT notifications_put_away_are_read
  CHECK (read_at IS NOT NULL OR (done_at IS NULL AND snoozed_until IS NULL));
CREATE INDEX notifications_open ON notifications (user_id, id DESC) WHERE done_at IS NULL;
CREATE INDEX notifications_snoozed ON notifications (snoozed_until) WHERE snoozed_until IS NOT NULL;

-- Hours such as tomorrow's morning are those of the person's own zone. Copies of before are older than any version, so that the next
-- comparison brings the zone of each account.
ALTER TABLE recipients ADD COLUMN time_zone text NOT NULL DEFAULT 'America/Mexico_City';
UPDATE recipients SET version = 0;
