-- Accounts whose owner asked for their deletion. The row goes when they sign in again in time, or with the account.
CREATE TABLE account_closings (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  closed_at timestamptz NOT NULL,
  -- When the last e-mail was asked for; from then on nobody can take the account back.
  ending_at timestamptz
);
CREATE INDEX account_closings_closed_at_idx ON account_closings (closed_at);

-- The last export of everything that is stored about a person: for a while its pages are answered, and for a day there is no other.
CREATE TABLE data_exports (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  began_at timestamptz NOT NULL
);
