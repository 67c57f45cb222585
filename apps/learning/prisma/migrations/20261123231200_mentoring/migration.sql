-- Hours that mentors offer, each 60 minutes.
CREATE TABLE mentoring_hours (
  id uuid PRIMARY KEY,
  mentor_id uuid NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  withdrawn_at timestamptz,
  CHECK (ends_at > starts_at)
);
CREATE UNIQUE INDEX mentoring_hours_once ON mentoring_hours (mentor_id, starts_at) WHERE withdrawn_at IS NULL;
CREATE INDEX mentoring_hours_offered ON mentoring_hours (starts_at) WHERE withdrawn_at IS NULL;

-- Of a deleted account the row stays, called off, without who booked it and without texts.
CREATE TABLE mentoring_sessions (
  id uuid PRIMARY KEY,
  hour_id uuid NOT NULL REFERENCES mentoring_hours (id),
  user_id uuid,
  -- The month of its beginning in the learner's zone, and which one of that month it is.
  month text NOT NULL,
  place integer NOT NULL,
  topic text NOT NULL,
  notes text NOT NULL DEFAULT '',
  -- Of the call: 128 bits that nobody can guess.
  room text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  booked_at timestamptz NOT NULL,
  cancelled_at timestamptz,
  told_day_before timestamptz,
  told_hour_before timestamptz
);
-- An hour is booked once, whatever comes at the same moment.
CREATE UNIQUE INDEX mentoring_sessions_hour ON mentoring_sessions (hour_id) WHERE cancelled_at IS NULL;
CREATE UNIQUE INDEX mentoring_sessions_month ON mentoring_sessions (user_id, month, place) WHERE cancelled_at IS NULL;
