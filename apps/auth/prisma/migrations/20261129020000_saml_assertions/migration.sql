-- Assertions of identity providers that were used, until they expire.
CREATE TABLE saml_assertions (
  assertion_hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX saml_assertions_expires_at_idx ON saml_assertions (expires_at);
