-- The curriculum, as the content files state it. A thing that vanishes from the files becomes inactive, never deleted.
CREATE TABLE curriculum_levels (
  id text PRIMARY KEY,
  name text NOT NULL,
  description text NOT NULL,
  duration text NOT NULL,
  color text NOT NULL,
  order_index integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);

CREATE TABLE curriculum_modules (
  id uuid PRIMARY KEY,
  level_id text NOT NULL REFERENCES curriculum_levels (id),
  module_number integer NOT NULL,
  slug text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  estimated_duration integer NOT NULL,
  prerequisites uuid[] NOT NULL DEFAULT '{}',
  learning_objectives text[] NOT NULL DEFAULT '{}',
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- `body` holds everything, with the solutions of exercises; what a browser may see of it is picked when it is read.
CREATE TABLE curriculum_parts (
  id uuid PRIMARY KEY,
  module_id uuid NOT NULL REFERENCES curriculum_modules (id),
  type text NOT NULL CHECK (type IN ('video', 'text', 'exercises')),
  title text NOT NULL,
  body jsonb NOT NULL,
  points integer NOT NULL CHECK (points >= 0),
  estimated_duration integer NOT NULL,
  order_index integer NOT NULL,
  metadata jsonb NOT NULL,
  is_active boolean NOT NULL DEFAULT true
);
CREATE INDEX curriculum_parts_module ON curriculum_parts (module_id);

CREATE TABLE achievements (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  description text NOT NULL,
  icon text NOT NULL,
  points integer NOT NULL CHECK (points >= 0),
  requirements jsonb NOT NULL,
  order_index integer NOT NULL,
  is_active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- One row; running services look at it and read the curriculum again when it changes.
CREATE TABLE curriculum_version (
  id integer PRIMARY KEY CHECK (id = 1),
  version integer NOT NULL,
  checksum text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE profiles (
  id uuid PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  student_type text NOT NULL,
  educational_interests text[] NOT NULL DEFAULT '{}',
  skill_level text NOT NULL,
  locale text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);

-- The learner as one aggregate: whoever writes anything that the rules look at raises `version` in the same statement.
-- Room is left in each page, so that the frequent updates stay on it and touch no index.
CREATE TABLE user_progress (
  user_id uuid PRIMARY KEY,
  id uuid NOT NULL,
  version integer NOT NULL DEFAULT 0,
  total_points integer NOT NULL DEFAULT 0,
  current_level text NOT NULL DEFAULT 'X100',
  unlocked_levels text[] NOT NULL DEFAULT '{}',
  modules_completed integer NOT NULL DEFAULT 0,
  achievements_unlocked integer NOT NULL DEFAULT 0,
  streak_days integer NOT NULL DEFAULT 0,
  streak_freezes integer NOT NULL DEFAULT 0,
  streak_last_day date,
  signed_up_on date,
  time_zone text NOT NULL,
  last_activity timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
) WITH (fillfactor = 60);

CREATE TABLE user_skills (
  user_id uuid NOT NULL,
  skill_name text NOT NULL,
  skill_value numeric(5, 2) NOT NULL CHECK (skill_value BETWEEN 0 AND 100),
  description text NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, skill_name)
) WITH (fillfactor = 60);

CREATE TABLE module_progress (
  user_id uuid NOT NULL,
  module_id uuid NOT NULL,
  id uuid NOT NULL,
  level_id text NOT NULL,
  completion_percentage numeric(5, 2) NOT NULL DEFAULT 0,
  parts_completed uuid[] NOT NULL DEFAULT '{}',
  exercise_answers jsonb NOT NULL DEFAULT '{}',
  time_spent integer NOT NULL DEFAULT 0,
  is_completed boolean NOT NULL DEFAULT false,
  completed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, module_id)
) WITH (fillfactor = 60);

CREATE TABLE user_achievements (
  user_id uuid NOT NULL,
  achievement_id uuid NOT NULL REFERENCES achievements (id),
  points integer NOT NULL,
  unlocked_at timestamptz NOT NULL,
  local_day date NOT NULL,
  PRIMARY KEY (user_id, achievement_id)
);

-- The ledger. Everything a learner has earned can be derived from it again; see progress/rebuild.ts.
-- `part_id` is no foreign key: the curriculum in memory has just been asked, and parts are never deleted.
-- `completed_modules` and `unlocked_levels` say what this very completion led to with the curriculum of that day.
-- `answer` is what the learner was told, so that a repeated request is told the same.
CREATE TABLE part_completions (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  module_id uuid NOT NULL,
  level_id text NOT NULL,
  points integer NOT NULL,
  skill text NOT NULL,
  gain numeric(5, 2) NOT NULL,
  occurred_at timestamptz NOT NULL,
  local_day date NOT NULL,
  recorded_at timestamptz NOT NULL,
  seconds integer NOT NULL,
  completed_modules uuid[] NOT NULL,
  unlocked_levels text[] NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (user_id, part_id)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the ledger % only grows', TG_TABLE_NAME;
END $$;
CREATE TRIGGER part_completions_only_grows BEFORE UPDATE OR DELETE OR TRUNCATE ON part_completions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- What is known about a learner and a part before it is completed. `watched` holds from, to, from, to… in seconds.
CREATE TABLE part_views (
  user_id uuid NOT NULL,
  part_id uuid NOT NULL,
  opened_at timestamptz NOT NULL,
  last_opened_at timestamptz NOT NULL,
  reached_end_at timestamptz,
  position double precision NOT NULL DEFAULT 0,
  watched double precision[] NOT NULL DEFAULT '{}',
  watched_revision integer NOT NULL DEFAULT 0,
  attempts integer NOT NULL DEFAULT 0,
  best_score numeric(5, 4),
  PRIMARY KEY (user_id, part_id)
) WITH (fillfactor = 80);

CREATE TABLE exercise_attempts (
  user_id uuid NOT NULL,
  id uuid NOT NULL,
  part_id uuid NOT NULL,
  attempt integer NOT NULL,
  answers jsonb NOT NULL,
  score numeric(5, 4) NOT NULL,
  is_passed boolean NOT NULL,
  attempted_at timestamptz NOT NULL,
  local_day date NOT NULL,
  answer text NOT NULL,
  PRIMARY KEY (user_id, id)
);
CREATE TRIGGER exercise_attempts_only_grow BEFORE UPDATE OR DELETE OR TRUNCATE ON exercise_attempts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE TABLE notifications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  title text NOT NULL,
  icon text,
  points integer,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX notifications_inbox ON notifications (user_id, id DESC);
CREATE INDEX notifications_unread ON notifications (user_id) WHERE read_at IS NULL;

-- The service's role may read and add to the ledgers, nothing else (the trigger holds for everybody).
DO $$
DECLARE service_role text := current_database() || '_learning';
BEGIN
  IF EXISTS (SELECT 1 FROM pg_roles WHERE rolname = service_role) THEN
    EXECUTE format('REVOKE UPDATE, DELETE ON part_completions, exercise_attempts FROM %I', service_role);
  END IF;
END $$;
