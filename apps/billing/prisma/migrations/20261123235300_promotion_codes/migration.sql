-- Promotion codes that people tried within the last hour and that were not right.
CREATE TABLE promotion_tries (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  tried_at timestamptz NOT NULL
);
CREATE INDEX promotion_tries_of_user ON promotion_tries (user_id, tried_at);

-- With which promotion code, by the provider's id, a payment was begun.
ALTER TABLE checkouts ADD COLUMN promotion_id text;
