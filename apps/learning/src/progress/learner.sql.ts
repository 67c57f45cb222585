/**
 * The learner's whole snapshot in one statement. Moments come as ms since 1970, days as days since 1970, skills in
 * hundredths; lists as JSON arrays of tuples, which are small to send and quick to read.
 */
export const LOAD = `
SELECT p.version, p.total_points, p.current_level, p.unlocked_levels, p.modules_completed, p.achievements_unlocked,
  p.streak_days, p.streak_freezes, p.streak_last_day - DATE '1970-01-01' AS streak_last_day, p.time_zone,
  (extract(epoch FROM p.last_activity) * 1000)::float8 AS last_activity,
  ARRAY(
    SELECT p.signed_up_on - DATE '1970-01-01' WHERE p.signed_up_on IS NOT NULL
    UNION SELECT local_day - DATE '1970-01-01' FROM part_completions WHERE user_id = $1
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
      (extract(epoch FROM reached_end_at) * 1000)::bigint, position, watched, attempts, best_score))
    FROM part_views WHERE user_id = $1) AS views
FROM user_progress p WHERE p.user_id = $1`;

/**
 * Makes progress and the first skills of a learner who has none. $5 is the day of the sign-up; without it the record is
 * made by whoever reads first, and the streak starts at 0.
 */
export const CREATE = `
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
SELECT 1 AS made FROM made`;

const SET_PROGRESS = `
  UPDATE user_progress SET version = version + 1, total_points = $3, current_level = $4, unlocked_levels = $5,
    modules_completed = $6, achievements_unlocked = $7, streak_days = $8, streak_freezes = $9, streak_last_day = $10,
    last_activity = GREATEST(last_activity, $11::timestamptz), updated_at = $12::timestamptz
  WHERE user_id = $1 AND version = $2
  RETURNING user_id`;

const TELL = (first: number): string => `
  INSERT INTO outbox (id, subject, payload, headers)
  SELECT f.id, f.subject, f.payload, f.headers
  FROM won, unnest($${first}::uuid[], $${first + 1}::text[], $${first + 2}::text[], $${first + 3}::text[])
    AS f (id, subject, payload, headers)`;

const ACHIEVE = (first: number): string => `
  INSERT INTO user_achievements (user_id, achievement_id, points, unlocked_at, local_day)
  SELECT won.user_id, a.id, a.points, $11::timestamptz, $13::date
  FROM won, unnest($${first}::uuid[], $${first + 1}::integer[]) AS a (id, points)`;

const COMPLETE = `
WITH won AS (${SET_PROGRESS}
), ledger AS (
  INSERT INTO part_completions (user_id, part_id, module_id, level_id, points, skill, gain, occurred_at, local_day,
    recorded_at, seconds, completed_modules, unlocked_levels, answer)
  SELECT user_id, $14::uuid, $15::uuid, $16::text, $17::integer, $18::text, $19::integer / 100.0, $11::timestamptz,
    $13::date, $12::timestamptz, $20::integer, $21::uuid[], $22::text[], $23::text
  FROM won
), module AS (
  INSERT INTO module_progress AS m (user_id, module_id, id, level_id, completion_percentage, parts_completed,
    time_spent, is_completed, completed_at, created_at, updated_at)
  SELECT user_id, $15::uuid, $24::uuid, $16::text, $25::float8::numeric, ARRAY[$14::uuid], $27::integer,
    $26::timestamptz IS NOT NULL, $26::timestamptz, $12::timestamptz, $12::timestamptz
  FROM won
  ON CONFLICT (user_id, module_id) DO UPDATE SET completion_percentage = EXCLUDED.completion_percentage,
    parts_completed = m.parts_completed || EXCLUDED.parts_completed, time_spent = EXCLUDED.time_spent,
    is_completed = EXCLUDED.is_completed, completed_at = EXCLUDED.completed_at, updated_at = EXCLUDED.updated_at
), skill AS (
  INSERT INTO user_skills (user_id, skill_name, skill_value, description, created_at, updated_at)
  SELECT user_id, $18::text, $28::integer / 100.0, $29::text, $12::timestamptz, $12::timestamptz FROM won
  ON CONFLICT (user_id, skill_name) DO UPDATE SET skill_value = EXCLUDED.skill_value, updated_at = EXCLUDED.updated_at
), told AS (${TELL(30)}
)`;

const SETTLE = `, achieved AS (${ACHIEVE(34)}
), settled AS (
  UPDATE module_progress m SET is_completed = true, completed_at = $11::timestamptz, completion_percentage = 100,
    updated_at = $12::timestamptz
  FROM won WHERE m.user_id = won.user_id AND m.module_id = ANY($36::uuid[])
)`;

/** Saves a completion if the learner's version is still $2; answers one row when it was. */
export const SAVE_COMPLETION = `${COMPLETE} SELECT 1 AS won FROM won`;

/** The same with achievements and settled modules, which most completions do not have. */
export const SAVE_COMPLETION_AND_MORE = `${COMPLETE}${SETTLE} SELECT 1 AS won FROM won`;

/** Saves a graded attempt if the learner's version is still $2; answers one row when it was. */
export const SAVE_ATTEMPT = `
WITH won AS (${SET_PROGRESS}
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
), told AS (${TELL(25)}
), achieved AS (${ACHIEVE(29)}
)
SELECT 1 AS won FROM won`;

export const COMPLETION_ANSWER = 'SELECT answer FROM part_completions WHERE user_id = $1 AND part_id = $2';
export const ATTEMPT_ANSWER = 'SELECT answer FROM exercise_attempts WHERE user_id = $1 AND id = $2';
