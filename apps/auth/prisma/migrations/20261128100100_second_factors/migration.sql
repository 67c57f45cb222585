-- Second factors: apps that show codes by time (TOTP). A factor counts once a code of it was verified.
CREATE TABLE factors (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  friendly_name text NOT NULL,
  is_verified boolean NOT NULL,
  sealed_secret text NOT NULL,
  last_step bigint NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  UNIQUE (user_id, friendly_name)
);
CREATE TABLE factor_challenges (
  id uuid PRIMARY KEY,
  factor_id uuid NOT NULL REFERENCES factors (id) ON DELETE CASCADE,
  ip text,
  verified_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX factor_challenges_factor_id_idx ON factor_challenges (factor_id);
CREATE INDEX factor_challenges_created_at_idx ON factor_challenges (created_at);

-- Which factor raised a session, and the count of its newest refresh token before.
ALTER TABLE sessions
  ADD COLUMN factor_id uuid,
  ADD COLUMN raised_from integer;
CREATE INDEX sessions_factor_id_idx ON sessions (factor_id);

-- Wrong codes of apps and of e-mails are counted apart: guessing one leaves the other as it was.
ALTER TABLE wrong_codes
  ADD COLUMN kind text NOT NULL DEFAULT 'mail' CHECK (kind IN ('mail', 'factor'));
DROP INDEX wrong_codes_user_id_idx;
CREATE INDEX wrong_codes_user_id_kind_tried_at_idx ON wrong_codes (user_id, kind, tried_at);
