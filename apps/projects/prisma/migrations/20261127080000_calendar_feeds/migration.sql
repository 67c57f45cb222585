-- The secret addresses at which people's programs fetch the calendar of a project; of the secret only a hash.
CREATE TABLE calendar_feeds (
  project_id uuid NOT NULL REFERENCES projects,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (project_id, user_id)
);
CREATE UNIQUE INDEX calendar_feeds_token_hash ON calendar_feeds (token_hash);
CREATE INDEX calendar_feeds_user_id ON calendar_feeds (user_id);
