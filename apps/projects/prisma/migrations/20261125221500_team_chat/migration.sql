-- What the team of a project says to each other beside its cards. Numbers are given while the project is held: who has read up to one has
-- missed none before it. Of a message that was deleted the row stays, without its words.
CREATE TABLE chat_messages (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  number integer NOT NULL,
  author_id uuid NOT NULL,
  text text NOT NULL,
  mentions uuid[] NOT NULL,
  version integer NOT NULL,
  asked bytea NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz
);
CREATE UNIQUE INDEX chat_messages_number ON chat_messages (project_id, number);
CREATE INDEX chat_messages_created_at ON chat_messages (project_id, created_at DESC);
CREATE INDEX chat_messages_words ON chat_messages USING gin (crico_comment_words(project_id, true, text)) WHERE deleted_at IS NULL;

CREATE TABLE chat_reactions (
  message_id uuid NOT NULL REFERENCES chat_messages,
  user_id uuid NOT NULL,
  reaction text NOT NULL,
  reacted_at timestamptz NOT NULL,
  PRIMARY KEY (message_id, user_id, reaction)
);

-- Up to which number of a project's chat somebody has read.
CREATE TABLE chat_reads (
  project_id uuid NOT NULL REFERENCES projects,
  user_id uuid NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (project_id, user_id)
);
