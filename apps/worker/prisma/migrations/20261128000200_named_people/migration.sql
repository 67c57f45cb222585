-- In whose name something happened: texts of notifications and of daily e-mails may name them, and go with their account.
ALTER TABLE notifications ADD COLUMN actor_id uuid;
ALTER TABLE digest_lines ADD COLUMN actor_id uuid;
CREATE INDEX notifications_of_actor ON notifications (actor_id);
CREATE INDEX digest_lines_of_actor ON digest_lines (actor_id);
