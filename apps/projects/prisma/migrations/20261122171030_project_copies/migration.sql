ALTER TABLE projects
  -- The project that it is a copy of.
  ADD COLUMN copied_from uuid,
  -- Nobody has a right in it until everything is copied; null: it is.
  ADD COLUMN copying_since timestamptz;
CREATE INDEX projects_copying_since ON projects (copying_since);
