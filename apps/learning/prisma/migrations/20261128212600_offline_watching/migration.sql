-- The seconds of a video that a piece of work added to what was watched before. Several devices without network may claim the
-- same minutes.
ALTER TABLE offline_work ADD COLUMN watched_seconds double precision NOT NULL DEFAULT 0;
