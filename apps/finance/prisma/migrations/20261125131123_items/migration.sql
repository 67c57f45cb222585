CREATE TABLE finance_items (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  title text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX finance_items_user_id ON finance_items (user_id);

-- An item that is being added when its account ends must not outlive it.
CREATE TABLE removed_accounts (
  user_id uuid PRIMARY KEY,
  removed_at timestamptz NOT NULL
);
