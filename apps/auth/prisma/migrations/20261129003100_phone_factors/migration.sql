-- Second factors of one more kind: a number, which gets a code by SMS for each challenge.
ALTER TABLE factors
  ADD COLUMN phone text CHECK (phone ~ '^[1-9][0-9]{1,14}$'),
  DROP CONSTRAINT factors_kind_check,
  ADD CONSTRAINT factors_kind_check CHECK (kind IN ('totp', 'phone', 'webauthn', 'recovery_code')),
  ADD CONSTRAINT factors_phone_of_kind_check CHECK ((kind = 'phone') = (phone IS NOT NULL));

-- Of a number: the stored form of its code, and how many wrong ones were tried.
ALTER TABLE factor_challenges
  ADD COLUMN code_mac bytea,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0;
