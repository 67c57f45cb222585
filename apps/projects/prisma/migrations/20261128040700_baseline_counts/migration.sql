-- How many cards a baseline has never changes: it is counted when it is made.
ALTER TABLE baselines ADD COLUMN cards integer NOT NULL DEFAULT 0;
UPDATE baselines b SET cards = (SELECT count(*) FROM baseline_dates d WHERE d.baseline_id = b.id);

-- For the daily cleanup.
CREATE INDEX baselines_deleted_at ON baselines (deleted_at);
