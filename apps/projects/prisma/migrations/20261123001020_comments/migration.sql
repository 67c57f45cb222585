-- What is said about cards. Numbers are given while the project is held: who has read up to one has missed none before it.
CREATE TABLE comments (
  id uuid PRIMARY KEY,
  project_id uuid NOT NULL REFERENCES projects,
  card_id uuid NOT NULL REFERENCES cards,
  number integer NOT NULL,
  parent_id uuid REFERENCES comments,
  author_id uuid NOT NULL,
  is_team_only boolean NOT NULL,
  text text NOT NULL,
  mentions uuid[] NOT NULL,
  version integer NOT NULL,
  asked bytea NOT NULL,
  created_at timestamptz NOT NULL,
  edited_at timestamptz,
  deleted_at timestamptz,
  deleted_by uuid
);
CREATE UNIQUE INDEX comments_number ON comments (card_id, number);
CREATE INDEX comments_parent_id ON comments (parent_id);
CREATE INDEX comments_project_id ON comments (project_id, created_at DESC);
CREATE INDEX comments_deleted_at ON comments (deleted_at);

-- What comments said before they were edited.
CREATE TABLE comment_versions (
  comment_id uuid NOT NULL REFERENCES comments,
  version integer NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, version)
);

CREATE TABLE comment_reactions (
  comment_id uuid NOT NULL REFERENCES comments,
  user_id uuid NOT NULL,
  reaction text NOT NULL,
  reacted_at timestamptz NOT NULL,
  PRIMARY KEY (comment_id, user_id, reaction)
);

-- Up to which number of a card somebody has read.
CREATE TABLE comment_reads (
  card_id uuid NOT NULL REFERENCES cards,
  user_id uuid NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (card_id, user_id)
);

-- What is for the team only is not in the documented table.
CREATE VIEW milestone_comments AS
SELECT c.id, c.project_id, c.card_id AS milestone_id, c.parent_id, c.author_id AS user_id, c.text AS content,
  c.created_at, coalesce(c.edited_at, c.created_at) AS updated_at
FROM comments c JOIN cards k ON k.id = c.card_id AND k.position IS NOT NULL
WHERE NOT c.is_team_only AND c.deleted_at IS NULL;
