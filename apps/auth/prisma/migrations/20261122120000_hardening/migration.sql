-- What was mailed before held too little chance: it is void, and asked for anew.
DROP TABLE one_time_tokens;

CREATE TABLE one_time_tokens (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  slot text NOT NULL CHECK (slot IN ('confirmation', 'recovery')),
  link_hash bytea NOT NULL UNIQUE,
  code_mac bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, slot)
);
CREATE INDEX one_time_tokens_created_at_idx ON one_time_tokens (created_at);

CREATE TABLE wrong_codes (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  tried_at timestamptz NOT NULL
);
CREATE INDEX wrong_codes_user_id_idx ON wrong_codes (user_id, tried_at);
CREATE INDEX wrong_codes_tried_at_idx ON wrong_codes (tried_at);

CREATE TABLE mail_quotas (
  key text PRIMARY KEY,
  sent timestamptz[] NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX mail_quotas_updated_at_idx ON mail_quotas (updated_at);

ALTER TABLE users ADD COLUMN sign_up_browser bytea;
CREATE INDEX users_unconfirmed_idx ON users (created_at) WHERE email_confirmed_at IS NULL;

-- The keys of refresh tokens are mixed with a key of the server from now on: older tokens open nothing.
DELETE FROM sessions;
ALTER TABLE sessions
  ADD COLUMN browser_key bytea,
  ADD COLUMN proof_seq bigint NOT NULL DEFAULT 0,
  ADD COLUMN recovered_at timestamptz;
CREATE INDEX sessions_created_at_idx ON sessions (created_at);

-- Counted by address, by address and network, and by known device; the limit is the row's own.
DELETE FROM login_attempts;
ALTER TABLE login_attempts
  ADD COLUMN address text NOT NULL,
  ADD COLUMN most integer NOT NULL;
CREATE INDEX login_attempts_address_idx ON login_attempts (address);

CREATE TABLE security_events (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL,
  session_id uuid,
  origin jsonb NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX security_events_user_id_idx ON security_events (user_id, id DESC);
CREATE INDEX security_events_at_idx ON security_events (at);
