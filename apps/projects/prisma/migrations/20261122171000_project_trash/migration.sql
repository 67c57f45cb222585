ALTER TABLE projects
  ADD COLUMN deleted_by uuid,
  -- Nothing of it can be had back: what people wrote is gone, ids stay.
  ADD COLUMN purged_at timestamptz;
CREATE INDEX projects_deleted_at ON projects (deleted_at);
