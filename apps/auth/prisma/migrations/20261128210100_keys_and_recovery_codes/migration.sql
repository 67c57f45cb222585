-- Second factors of two more kinds: keys (WebAuthn), and a set of recovery codes, which counts only beside another factor.
ALTER TABLE factors
  ADD COLUMN kind text NOT NULL DEFAULT 'totp' CHECK (kind IN ('totp', 'webauthn', 'recovery_code')),
  ALTER COLUMN sealed_secret DROP NOT NULL,
  ADD CONSTRAINT factors_sealed_secret_check CHECK ((kind = 'totp') = (sealed_secret IS NOT NULL));
CREATE TABLE factor_keys (
  factor_id uuid PRIMARY KEY REFERENCES factors (id) ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  uses bigint NOT NULL,
  transports text[] NOT NULL
);
CREATE TABLE recovery_codes (
  factor_id uuid NOT NULL REFERENCES factors (id) ON DELETE CASCADE,
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (factor_id, code_hash)
);

-- Of a key: the SHA-256 of what it has to sign.
ALTER TABLE factor_challenges ADD COLUMN challenge_hash bytea;
