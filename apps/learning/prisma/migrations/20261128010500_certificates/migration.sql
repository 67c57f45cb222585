-- Certificates of completed levels. When an account is deleted the row stays without whom it names. `signature` is made of
-- what the certificate says, with a key that the database does not have.
CREATE TABLE certificates (
  number text PRIMARY KEY,
  user_id uuid,
  level_id text NOT NULL,
  level_name text NOT NULL,
  holder_name text NOT NULL,
  issued_on date NOT NULL,
  signature text NOT NULL,
  revoked_at timestamptz,
  revoked_by uuid,
  revocation text NOT NULL DEFAULT ''
);
CREATE UNIQUE INDEX certificates_of_learner ON certificates (user_id, level_id);
