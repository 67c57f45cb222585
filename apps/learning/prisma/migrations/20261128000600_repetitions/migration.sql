-- Questions that learners missed, as they come back. A question without a memory was missed and not repeated yet; stability
-- (days) and difficulty (1 to 10) are those of FSRS after the last answer. Days are the learner's own.
CREATE TABLE repetitions (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  item_id text NOT NULL,
  due_on date NOT NULL,
  last_on date NOT NULL,
  stability double precision,
  difficulty double precision,
  answers integer NOT NULL DEFAULT 0,
  PRIMARY KEY (user_id, part_id, item_id),
  CHECK ((stability IS NULL) = (difficulty IS NULL))
);

-- Every answer to a question that was due, and what was said of it; it only grows. The caller's id is the idempotency key.
CREATE TABLE repetition_answers (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  part_id uuid NOT NULL,
  item_id text NOT NULL,
  answer jsonb NOT NULL,
  grade numeric(5, 4) NOT NULL,
  answered_at timestamptz NOT NULL,
  local_day date NOT NULL,
  result text NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE INDEX repetition_answers_day ON repetition_answers (user_id, local_day);

-- How many questions a day somebody wants; null: as many as the installation says. Answers of a learner lock its row.
CREATE TABLE repetition_learners (
  user_id uuid PRIMARY KEY,
  daily_limit integer
);

-- What was missed before this release, by days of UTC.
INSERT INTO repetitions (user_id, part_id, item_id, due_on, last_on)
SELECT t.user_id, t.part_id, t.item_id, (max(t.tried_at) AT TIME ZONE 'UTC')::date + 1, (max(t.tried_at) AT TIME ZONE 'UTC')::date
FROM item_tries t
WHERE t.grade < 1 AND NOT EXISTS (SELECT 1 FROM removed_accounts r WHERE r.user_id = t.user_id)
GROUP BY t.user_id, t.part_id, t.item_id;
