-- Which stream of facts this service has told its facts to, and how far they are told again when another took its place.
CREATE TABLE facts_stream (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- As the broker says when the stream was made.
  created_at text NOT NULL,
  -- The outbox row up to which facts are told again; null when there is nothing to tell again.
  retold_to uuid
);
