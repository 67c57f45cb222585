-- Requests for an offer to a team. The network is kept for an hour, to count by.
CREATE TABLE team_offers (
  id uuid PRIMARY KEY,
  organization text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  seats integer NOT NULL,
  message text NOT NULL,
  network text,
  requested_at timestamptz NOT NULL
);
CREATE INDEX team_offers_network ON team_offers (network, requested_at) WHERE network IS NOT NULL;
