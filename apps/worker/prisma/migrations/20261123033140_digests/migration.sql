-- Whether e-mails of a kind come at once or once a day; where nothing is said, as the kind says.
ALTER TABLE notification_preferences ADD COLUMN pace text CHECK (pace IN ('at-once', 'daily'));

-- What waits for somebody's next daily e-mail.
CREATE TABLE digest_lines (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  text jsonb NOT NULL,
  project_id uuid NOT NULL,
  card_id uuid,
  comment_id uuid,
  created_at timestamptz NOT NULL
);
CREATE INDEX digest_lines_user_id ON digest_lines (user_id, created_at);

-- The hour of a person's own day at which it leaves, where they have chosen one.
CREATE TABLE digest_hours (
  user_id uuid PRIMARY KEY,
  hour integer NOT NULL CHECK (hour BETWEEN 0 AND 23),
  updated_at timestamptz NOT NULL
);

-- Of which days somebody had one: each day once.
CREATE TABLE digests (
  user_id uuid NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (user_id, day)
);
CREATE INDEX digests_day ON digests (day);
