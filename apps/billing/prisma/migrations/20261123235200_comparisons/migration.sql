-- The nightly comparisons with the provider; of each night one.
CREATE TABLE comparisons (
  id uuid PRIMARY KEY,
  night date NOT NULL UNIQUE,
  begun_at timestamptz NOT NULL,
  -- Up to which of the provider's subscriptions it has come.
  cursor text,
  -- Every one of the provider's was seen; what of ours it did not see is looked at next.
  is_listed boolean NOT NULL DEFAULT false,
  compared integer NOT NULL DEFAULT 0,
  repaired integer NOT NULL DEFAULT 0,
  finished_at timestamptz
);

-- What a comparison found to differ, and repaired.
CREATE TABLE repairs (
  id uuid PRIMARY KEY,
  comparison_id uuid NOT NULL REFERENCES comparisons (id),
  subscription_id text NOT NULL,
  what text NOT NULL CHECK (what IN ('missing', 'different', 'unknown-to-provider', 'access', 'customer-gone')),
  was jsonb,
  became jsonb,
  repaired_at timestamptz NOT NULL
);
CREATE INDEX repairs_of_comparison ON repairs (comparison_id);

ALTER TABLE subscriptions ADD COLUMN compared_in uuid;
-- When it was seen to be deleted at the provider: the person gets another one with the next payment.
ALTER TABLE customers ADD COLUMN gone_at timestamptz;
