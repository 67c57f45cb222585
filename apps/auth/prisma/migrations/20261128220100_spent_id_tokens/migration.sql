-- ID tokens of providers that clients have used, so that none is used twice.
CREATE TABLE spent_id_tokens (
  token_hash bytea PRIMARY KEY,
  spent_at timestamptz NOT NULL
);
CREATE INDEX spent_id_tokens_spent_at_idx ON spent_id_tokens (spent_at);
