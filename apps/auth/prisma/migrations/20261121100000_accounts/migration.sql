CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  password_hash text,
  user_metadata jsonb NOT NULL,
  app_metadata jsonb NOT NULL,
  email_confirmed_at timestamptz,
  confirmation_sent_at timestamptz,
  recovery_sent_at timestamptz,
  last_sign_in_at timestamptz,
  banned_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE identities (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider text NOT NULL,
  subject text NOT NULL,
  identity_data jsonb NOT NULL,
  email text NOT NULL,
  last_sign_in_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (provider, subject)
);
CREATE INDEX identities_user_id_idx ON identities (user_id);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  aal text NOT NULL CHECK (aal IN ('aal1', 'aal2')),
  amr jsonb NOT NULL,
  refresh_key bytea NOT NULL,
  refresh_count integer NOT NULL,
  refreshed_at timestamptz NOT NULL,
  user_agent text NOT NULL,
  ip text,
  created_at timestamptz NOT NULL
);
CREATE INDEX sessions_user_id_idx ON sessions (user_id);
CREATE INDEX sessions_refreshed_at_idx ON sessions (refreshed_at);

CREATE TABLE one_time_tokens (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  slot text NOT NULL CHECK (slot IN ('confirmation', 'recovery')),
  token_hash text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, slot)
);
CREATE INDEX one_time_tokens_token_hash_idx ON one_time_tokens (token_hash);
CREATE INDEX one_time_tokens_created_at_idx ON one_time_tokens (created_at);

CREATE TABLE login_attempts (
  key text PRIMARY KEY,
  failures integer NOT NULL,
  pending integer NOT NULL,
  pending_until timestamptz NOT NULL,
  locked_until timestamptz,
  updated_at timestamptz NOT NULL
);
CREATE INDEX login_attempts_updated_at_idx ON login_attempts (updated_at);

CREATE TABLE devices (
  id_hash text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (id_hash, user_id)
);
CREATE INDEX devices_user_id_idx ON devices (user_id);
CREATE INDEX devices_last_seen_at_idx ON devices (last_seen_at);

CREATE TABLE mail_pauses (
  key text PRIMARY KEY,
  sent_at timestamptz NOT NULL
);
CREATE INDEX mail_pauses_sent_at_idx ON mail_pauses (sent_at);
