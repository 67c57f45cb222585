-- Rows of the log that are old lie apart from those that are worked with; one table still answers for both.
ALTER TABLE project_changes RENAME TO project_changes_recent;
ALTER TABLE project_changes_recent ADD is_archived boolean NOT NULL DEFAULT false;
ALTER TABLE project_changes_recent DROP CONSTRAINT project_changes_pkey, DROP CONSTRAINT project_changes_command;
ALTER INDEX project_changes_of_actor RENAME TO project_changes_recent_of_actor;
ALTER INDEX project_changes_undoes RENAME TO project_changes_recent_undoes;
ALTER TABLE project_changes_recent RENAME CONSTRAINT project_changes_project_id_fkey TO project_changes_recent_project_id_fkey;

CREATE TABLE project_changes (
  LIKE project_changes_recent INCLUDING DEFAULTS,
  PRIMARY KEY (project_id, sequence, is_archived),
  CONSTRAINT project_changes_command UNIQUE (project_id, command_id, is_archived),
  CONSTRAINT project_changes_project_id_fkey FOREIGN KEY (project_id) REFERENCES projects (id)
) PARTITION BY LIST (is_archived);
CREATE INDEX project_changes_of_actor ON project_changes (project_id, actor, sequence DESC);
CREATE INDEX project_changes_undoes ON project_changes (project_id, undoes);
ALTER TABLE project_changes ATTACH PARTITION project_changes_recent FOR VALUES IN (false);
CREATE TABLE project_changes_archive PARTITION OF project_changes FOR VALUES IN (true);

-- Rows come in the order of their time, so a few bytes for each block are enough to find the oldest.
CREATE INDEX project_changes_recent_at ON project_changes_recent USING brin (at);
