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
} from '@nivel/messaging/statement';

/**
 * Saves completions of different learners ($1, a JSON list of at most $2) with their outbox rows in one statement, for each
 * learner who still has the version of the decision. Returns the saved learners.
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
  INSERT INTO exercise_attempts (user_id, id, part_id, attempt, answers, score, is_passed, attempted_at, local_day, answer,
    offline_day, counts_day)
  SELECT user_id, $14::uuid, $15::uuid, $16::integer, $17::jsonb, $18::float8::numeric, $19::boolean, $11::timestamptz,
    $13::date, $20::text, $27::date, $28::boolean
  FROM won
), view AS (
  UPDATE part_views v SET attempts = $16::integer, best_score = $21::float8::numeric,
    first_score = CASE WHEN $16::integer = 1 THEN $18::float8::numeric ELSE v.first_score END
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
    nullable(date),
    bool,
  ],
  row: { won: int4 },
});

export const COMPLETION_RESULT = query({
  text: 'SELECT answer AS result FROM part_completions WHERE user_id = $1 AND part_id = $2',
  params: [uuid, uuid],
  row: { result: text },
});
export const ATTEMPT_RESULT = query({
  text: `SELECT answer AS result, part_id = $3 AND answers = $4 AS is_same FROM exercise_attempts WHERE user_id = $1 AND id = $2`,
  params: [uuid, uuid, uuid, jsonb<never>()],
  row: { result: text, is_same: bool },
});
