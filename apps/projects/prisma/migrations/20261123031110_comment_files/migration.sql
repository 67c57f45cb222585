-- Files of comments: sent before the comment itself, under the id that it will have.
ALTER TABLE attachments ADD COLUMN comment_id uuid;
CREATE INDEX attachments_comment_id ON attachments (comment_id);

CREATE OR REPLACE VIEW milestone_attachments AS
SELECT a.id, a.project_id, a.card_id AS milestone_id, a.added_by AS user_id, a.name AS file_name, f.bytes::integer AS file_size,
  a.added_at AS created_at
FROM attachments a JOIN files f ON f.id = a.file_id AND f.state = 'ready' JOIN cards k ON k.id = a.card_id AND k.position IS NOT NULL
WHERE a.deleted_at IS NULL AND a.comment_id IS NULL;
