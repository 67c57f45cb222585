-- Tables of the roads, the same in every service's schema: told facts, consumed facts, refused facts.
CREATE TABLE outbox (
  id uuid PRIMARY KEY,
  subject text NOT NULL,
  payload text NOT NULL,
  headers text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  published_at timestamptz
);
-- The relay asks for what is not yet published, oldest first; the index holds only those rows and stays tiny.
CREATE INDEX outbox_unpublished ON outbox (id) WHERE published_at IS NULL;

CREATE TABLE inbox (
  consumer text NOT NULL,
  event_id uuid NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (consumer, event_id)
);
CREATE INDEX inbox_received ON inbox (received_at);

CREATE TABLE dead_letter (
  consumer text NOT NULL,
  event_id text NOT NULL,
  subject text NOT NULL,
  payload text NOT NULL,
  headers text NOT NULL,
  reason text NOT NULL,
  deliveries integer NOT NULL,
  died_at timestamptz NOT NULL DEFAULT now(),
  replayed_at timestamptz,
  PRIMARY KEY (consumer, event_id)
);
