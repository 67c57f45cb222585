-- Files of cards. Several may point to the same file: a copy of a board takes them along.
CREATE TABLE attachments (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  card_id uuid NOT NULL REFERENCES cards,
  file_id uuid NOT NULL REFERENCES files ON DELETE CASCADE,
  name text NOT NULL,
  added_by uuid NOT NULL,
  added_at timestamptz NOT NULL,
  deleted_at timestamptz,
  deleted_by uuid
);
CREATE INDEX attachments_card_id ON attachments (card_id, added_at);
CREATE INDEX attachments_project_id ON attachments (project_id);
CREATE INDEX attachments_file_id ON attachments (file_id);
CREATE INDEX attachments_deleted_at ON attachments (deleted_at);
CREATE INDEX files_to_look_at ON files (changed_at) WHERE state = 'ready';

CREATE VIEW milestone_attachments AS
SELECT a.id, a.project_id, a.card_id AS milestone_id, a.added_by AS user_id, a.name AS file_name, f.bytes::integer AS file_size,
  a.added_at AS created_at
FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready' JOIN cards k ON k.id = a.card_id AND k.position IS NOT NULL
WHERE a.deleted_at IS NULL;
