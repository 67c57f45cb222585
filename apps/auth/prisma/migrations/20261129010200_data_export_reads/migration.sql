-- When a page of the export was read last: an export that is being read goes on, however long it takes, for a day at most.
ALTER TABLE data_exports ADD COLUMN read_at timestamptz;
