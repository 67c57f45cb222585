CREATE TABLE recipients (
  user_id uuid PRIMARY KEY,
  email text NOT NULL,
  first_name text NOT NULL,
  locale text NOT NULL,
  updated_at timestamptz NOT NULL
);

CREATE TABLE emails (
  event_id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  letter text NOT NULL,
  address text NOT NULL,
  locale text NOT NULL,
  content jsonb NOT NULL,
  trace text NOT NULL,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  claimed_until timestamptz,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
-- The sweep asks for open mails only; the index holds those and nothing else.
CREATE INDEX emails_open ON emails (created_at) WHERE state = 'pending';
CREATE INDEX emails_closed ON emails (closed_at) WHERE state <> 'pending';
