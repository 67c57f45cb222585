import {
  array,
  bool,
  command,
  date,
  float8,
  int4,
  int8,
  json,
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  type RowOfStatement,
} from '@nivel/messaging/statement';

/**
 * The learner's whole snapshot in one statement. Moments come as ms since 1970, days as days since 1970, skills in
 * hundredths; lists as JSON arrays of tuples, which are small to send and quick to read.
 */
export const LOAD = query({
  text: `
SELECT p.version, p.total_points, p.current_level, p.unlocked_levels, p.modules_completed, p.achievements_unlocked,
  p.streak_days, p.streak_freezes, p.streak_last_day - DATE '1970-01-01' AS streak_last_day, p.time_zone,
  (extract(epoch FROM p.time_zone_since) * 1000)::float8 AS time_zone_since,
  (extract(epoch FROM p.days_from) * 1000)::float8 AS days_from,
  (extract(epoch FROM p.last_activity) * 1000)::float8 AS last_activity,
  ARRAY(
    SELECT p.signed_up_on - DATE '1970-01-01' WHERE p.signed_up_on IS NOT NULL
    UNION SELECT local_day - DATE '1970-01-01' FROM part_completions WHERE user_id = $1 AND counts_day
    UNION SELECT local_day - DATE '1970-01-01' FROM exercise_attempts WHERE user_id = $1
    ORDER BY 1
  ) AS active_days,
  (SELECT json_agg(json_build_array(skill_name, (skill_value * 100)::integer) ORDER BY skill_name)
    FROM user_skills WHERE user_id = $1) AS skills,
  (SELECT json_agg(json_build_array(part_id, (extract(epoch FROM occurred_at) * 1000)::bigint))
    FROM part_completions WHERE user_id = $1) AS parts,
  (SELECT json_agg(json_build_array(module_id, (extract(epoch FROM completed_at) * 1000)::bigint, time_spent))
    FROM module_progress WHERE user_id = $1) AS modules,
  (SELECT json_agg(json_build_array(achievement_id, (extract(epoch FROM unlocked_at) * 1000)::bigint))
    FROM user_achievements WHERE user_id = $1) AS achievements,
  (SELECT json_agg(json_build_array(part_id, (extract(epoch FROM opened_at) * 1000)::bigint,
      (extract(epoch FROM last_opened_at) * 1000)::bigint, (extract(epoch FROM reached_end_at) * 1000)::bigint,
      position, watched, (extract(epoch FROM watched_at) * 1000)::bigint, attempts, best_score))
    FROM part_views WHERE user_id = $1) AS views
FROM user_progress p WHERE p.user_id = $1`,
  params: [uuid],
  row: {
    version: int4,
    total_points: int4,
    current_level: text,
    unlocked_levels: array(text),
    modules_completed: int4,
    achievements_unlocked: int4,
    streak_days: int4,
    streak_freezes: int4,
    streak_last_day: nullable(int4),
    time_zone: text,
    time_zone_since: nullable(float8),
    days_from: nullable(float8),
    last_activity: nullable(float8),
    active_days: array(int4),
    skills: nullable(json<[string, number][]>()),
    parts: nullable(json<[string, number][]>()),
    modules: nullable(json<[string, number | null, number][]>()),
    achievements: nullable(json<[string, number][]>()),
    views: nullable(json<ViewTuple[]>()),
  },
});
type ViewTuple = [string, number, number, number | null, number, number[], number | null, number, number | null];
export type LearnerRow = RowOfStatement<typeof LOAD>;

/**
 * Makes progress and the first skills of a learner who has none. $5 is the day of the sign-up; without it the record is
 * made by whoever reads first, and the streak starts at 0.
 */
export const CREATE = command({
  text: `
WITH made AS (
  INSERT INTO user_progress (user_id, id, time_zone, created_at, updated_at, signed_up_on, streak_days, streak_last_day)
  VALUES ($1::uuid, $2::uuid, $3::text, $4::timestamptz, $4::timestamptz, $5::date, ($5::date IS NOT NULL)::integer, $5::date)
  ON CONFLICT DO NOTHING RETURNING user_id
), skills AS (
  INSERT INTO user_skills (user_id, skill_name, skill_value, description, created_at, updated_at)
  SELECT made.user_id, first.name, first.value / 100.0, first.description, $4::timestamptz, $4::timestamptz
  FROM made, unnest($6::text[], $7::integer[], $8::text[]) AS first (name, value, description)
  ON CONFLICT DO NOTHING
)
SELECT 1 AS made FROM made`,
  params: [uuid, uuid, text, timestamptz, nullable(date), array(text), array(int4), array(text)],
  row: { made: int4 },
});

/**
 * Saves completions of different learners ($1, a JSON list of at most $2) in one statement: each whose learner still has
 * the version that was decided on, with its outbox rows. Answers the learners that were saved.
 */
const COMPLETE = `
WITH given AS MATERIALIZED (
  SELECT * FROM json_to_recordset($1::json) AS g (user_id uuid, version integer, total_points integer, current_level text,
    unlocked_levels text[], modules_completed integer, achievements_unlocked integer, streak_days integer,
    streak_freezes integer, streak_last_day date, occurred_at timestamptz, recorded_at timestamptz, local_day date, counts_day boolean,
    part_id uuid, module_id uuid, level_id text, points integer, skill text, gain numeric, seconds integer,
    completed_modules uuid[], new_levels text[], answer text, new_id uuid, percentage numeric,
    module_completed_at timestamptz, time_spent integer, skill_value numeric, skill_description text, facts json,
    achievements json, settled uuid[])
  LIMIT $2
), won AS (
  UPDATE user_progress p SET version = p.version + 1, total_points = g.total_points, current_level = g.current_level,
    unlocked_levels = g.unlocked_levels, modules_completed = g.modules_completed,
    achievements_unlocked = g.achievements_unlocked, streak_days = g.streak_days, streak_freezes = g.streak_freezes,
    streak_last_day = g.streak_last_day, last_activity = GREATEST(p.last_activity, g.occurred_at),
    updated_at = g.recorded_at
  FROM given g WHERE p.user_id = g.user_id AND p.version = g.version
  RETURNING g.*
), ledger AS (
  INSERT INTO part_completions (user_id, part_id, module_id, level_id, points, skill, gain, occurred_at, local_day,
    counts_day, recorded_at, seconds, completed_modules, unlocked_levels, answer)
  SELECT user_id, part_id, module_id, level_id, points, skill, gain, occurred_at, local_day, counts_day, recorded_at,
    seconds, completed_modules, new_levels, answer
  FROM won
), module AS (
  INSERT INTO module_progress AS m (user_id, module_id, id, level_id, completion_percentage, parts_completed,
    time_spent, is_completed, completed_at, created_at, updated_at)
  SELECT user_id, module_id, new_id, level_id, percentage, ARRAY[part_id], time_spent, module_completed_at IS NOT NULL,
    module_completed_at, recorded_at, recorded_at
  FROM won
  ON CONFLICT (user_id, module_id) DO UPDATE SET completion_percentage = EXCLUDED.completion_percentage,
    parts_completed = m.parts_completed || EXCLUDED.parts_completed, time_spent = EXCLUDED.time_spent,
    is_completed = EXCLUDED.is_completed, completed_at = EXCLUDED.completed_at, updated_at = EXCLUDED.updated_at
), skill AS (
  INSERT INTO user_skills (user_id, skill_name, skill_value, description, created_at, updated_at)
  SELECT user_id, skill, skill_value, skill_description, recorded_at, recorded_at FROM won
  ON CONFLICT (user_id, skill_name) DO UPDATE SET skill_value = EXCLUDED.skill_value, updated_at = EXCLUDED.updated_at
), told AS (
  INSERT INTO outbox (id, subject, payload, headers)
  SELECT f.id, f.subject, f.payload, f.headers
  FROM won, json_to_recordset(won.facts) AS f (id uuid, subject text, payload text, headers text)
)`;

const MORE = `, achieved AS (
  INSERT INTO user_achievements (user_id, achievement_id, points, unlocked_at, local_day)
  SELECT won.user_id, a.id, a.points, won.occurred_at, won.local_day
  FROM won, json_to_recordset(won.achievements) AS a (id uuid, points integer)
), settled AS (
  UPDATE module_progress m SET is_completed = true, completed_at = won.occurred_at, completion_percentage = 100,
    updated_at = won.recorded_at
  FROM won WHERE m.user_id = won.user_id AND m.module_id = ANY(won.settled)
)`;

const WINNERS = ' SELECT user_id FROM won';
const saving = { params: [json<never>(), int8], row: { user_id: uuid } } as const;
export const SAVE_COMPLETIONS = command({ text: `${COMPLETE}${WINNERS}`, ...saving });

/** The same with achievements and settled modules, which most completions do not have. */
export const SAVE_COMPLETIONS_AND_MORE = command({ text: `${COMPLETE}${MORE}${WINNERS}`, ...saving });

/** Saves a graded attempt if the learner's version is still $2; answers one row when it was. */
export const SAVE_ATTEMPT = command({
  text: `
WITH won AS (
  UPDATE user_progress SET version = version + 1, total_points = $3, current_level = $4, unlocked_levels = $5,
    modules_completed = $6, achievements_unlocked = $7, streak_days = $8, streak_freezes = $9, streak_last_day = $10,
    last_activity = GREATEST(last_activity, $11::timestamptz), updated_at = $12::timestamptz
  WHERE user_id = $1 AND version = $2
  RETURNING user_id
), attempt AS (
  INSERT INTO exercise_attempts (user_id, id, part_id, attempt, answers, score, is_passed, attempted_at, local_day, answer)
  SELECT user_id, $14::uuid, $15::uuid, $16::integer, $17::jsonb, $18::float8::numeric, $19::boolean, $11::timestamptz,
    $13::date, $20::text
  FROM won
), view AS (
  UPDATE part_views v SET attempts = $16::integer, best_score = $21::float8::numeric
  FROM won WHERE v.user_id = won.user_id AND v.part_id = $15::uuid
), module AS (
  INSERT INTO module_progress AS m (user_id, module_id, id, level_id, exercise_answers, created_at, updated_at)
  SELECT user_id, $22::uuid, $23::uuid, $24::text, jsonb_build_object($15::uuid, $17::jsonb), $12::timestamptz, $12::timestamptz
  FROM won
  ON CONFLICT (user_id, module_id) DO UPDATE SET exercise_answers = m.exercise_answers || EXCLUDED.exercise_answers,
    updated_at = EXCLUDED.updated_at
), told AS (
  INSERT INTO outbox (id, subject, payload, headers)
  SELECT f.id, f.subject, f.payload, f.headers
  FROM won, json_to_recordset($25::json) AS f (id uuid, subject text, payload text, headers text)
), achieved AS (
  INSERT INTO user_achievements (user_id, achievement_id, points, unlocked_at, local_day)
  SELECT won.user_id, a.id, a.points, $11::timestamptz, $13::date
  FROM won, json_to_recordset($26::json) AS a (id uuid, points integer)
)
SELECT 1 AS won FROM won`,
  params: [
    uuid,
    int4,
    int4,
    text,
    array(text),
    int4,
    int4,
    int4,
    int4,
    nullable(date),
    timestamptz,
    timestamptz,
    date,
    uuid,
    uuid,
    int4,
    jsonb<never>(),
    float8,
    bool,
    text,
    nullable(float8),
    uuid,
    uuid,
    text,
    json<never>(),
    json<never>(),
  ],
  row: { won: int4 },
});

export const COMPLETION_ANSWER = query({
  text: 'SELECT answer FROM part_completions WHERE user_id = $1 AND part_id = $2',
  params: [uuid, uuid],
  row: { answer: text },
});
export const ATTEMPT_ANSWER = query({
  text: `SELECT answer, part_id = $3 AND answers = $4 AS is_same FROM exercise_attempts WHERE user_id = $1 AND id = $2`,
  params: [uuid, uuid, uuid, jsonb<never>()],
  row: { answer: text, is_same: bool },
});
