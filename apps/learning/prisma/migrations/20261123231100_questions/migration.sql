-- Questions of learners to a person. Of a deleted account the row stays without who asked, and its texts go.
CREATE TABLE questions (
  id uuid PRIMARY KEY,
  user_id uuid,
  part_id uuid NOT NULL,
  tier text NOT NULL,
  state text NOT NULL,
  -- Raised with each change.
  version integer NOT NULL DEFAULT 1,
  -- When the answer that counts now was asked for, and from when it is late.
  asked_at timestamptz NOT NULL,
  late_from timestamptz NOT NULL,
  mentor_id uuid,
  taken_at timestamptz,
  answered_at timestamptz,
  rating integer,
  rating_words text NOT NULL DEFAULT '',
  CHECK (state IN ('open', 'reopened', 'answered', 'closed')),
  CHECK (rating BETWEEN 1 AND 5)
);
CREATE INDEX questions_of_learner ON questions (user_id, id);
CREATE INDEX questions_waiting ON questions (late_from) WHERE state IN ('open', 'reopened');
CREATE INDEX questions_of_mentor ON questions (mentor_id, answered_at);

-- Those of learners name the promise that they began, those of mentors the one that they kept or not.
CREATE TABLE question_messages (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions (id),
  author_id uuid,
  is_answer boolean NOT NULL,
  text text NOT NULL,
  written_at timestamptz NOT NULL,
  late_from timestamptz NOT NULL
);
CREATE INDEX question_messages_of ON question_messages (question_id, written_at);

-- Every look of a mentor at what a learner wrote; it is only added to.
CREATE TABLE question_looks (
  id uuid PRIMARY KEY,
  question_id uuid NOT NULL REFERENCES questions (id),
  mentor_id uuid NOT NULL,
  looked_at timestamptz NOT NULL
);
CREATE INDEX question_looks_of ON question_looks (question_id, id);
