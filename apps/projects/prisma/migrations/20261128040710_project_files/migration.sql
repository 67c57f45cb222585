-- Files that no card has are the project's own, for its team; files of comments always have a card.
ALTER TABLE attachments ALTER COLUMN card_id DROP NOT NULL;
ALTER TABLE attachments ADD CONSTRAINT attachments_of_comments CHECK (card_id IS NOT NULL OR comment_id IS NULL);
CREATE INDEX attachments_of_projects ON attachments (project_id, added_at) WHERE card_id IS NULL;

-- Files of the project that a message refers to. Without references, so that a file goes when it is purged.
ALTER TABLE chat_messages ADD COLUMN files uuid[] NOT NULL DEFAULT '{}';
