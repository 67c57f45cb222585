-- Flows of PKCE: a request with a challenge, and the code that its client exchanges for a session.
CREATE TABLE flow_states (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  challenge text NOT NULL,
  method text NOT NULL CHECK (method IN ('s256', 'plain')),
  code_hash bytea UNIQUE,
  code_given_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX flow_states_user_id_idx ON flow_states (user_id);
CREATE INDEX flow_states_created_at_idx ON flow_states (created_at);
