-- What auth says of its accounts: how people of the book are called.
CREATE TABLE accounts (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  full_name text NOT NULL,
  locale text NOT NULL,
  updated_at timestamptz NOT NULL,
  version integer NOT NULL
);
-- Accounts that are gone: what arrives after their end is refused.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
-- The copy of who has which role in this installation: administrators and managers keep the book.
CREATE TABLE account_roles (
  user_id uuid PRIMARY KEY,
  version integer NOT NULL,
  is_removed boolean NOT NULL,
  role text
);

-- Who did what to a row of the book. Rows are only added; a purge empties what they say of the values.
CREATE TABLE audit_entries (
  id uuid PRIMARY KEY,
  entity text NOT NULL,
  entity_id uuid NOT NULL,
  act text NOT NULL,
  actor_id uuid,
  acted_at timestamptz NOT NULL,
  before jsonb,
  after jsonb,
  reason text
);
CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id, id DESC);

-- Text without accents and capitals, as `folded` of the contracts makes it: both have to find the same.
CREATE FUNCTION book_folded(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN lower(regexp_replace(normalize(given, NFD), '[\u0300-\u036f]', '', 'g') COLLATE "und-x-icu");
