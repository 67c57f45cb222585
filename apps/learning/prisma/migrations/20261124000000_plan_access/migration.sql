-- The copy of what people have paid for. Who is not named never paid.
CREATE TABLE plan_access (
  user_id uuid PRIMARY KEY,
  version bigint NOT NULL,
  is_removed boolean NOT NULL,
  tier text NOT NULL CHECK (tier IN ('free', 'pro', 'elite')),
  until timestamptz
);
