-- People on the way to a provider and back: to sign in, or to link an identity.
CREATE TABLE provider_visits (
  id uuid PRIMARY KEY,
  state_hash bytea NOT NULL UNIQUE,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  redirect_to text NOT NULL,
  challenge text,
  method text CHECK (method IN ('s256', 'plain')),
  user_id uuid REFERENCES users (id) ON DELETE CASCADE,
  session_id uuid,
  used_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX provider_visits_user_id_idx ON provider_visits (user_id);
CREATE INDEX provider_visits_created_at_idx ON provider_visits (created_at);
