import {
  array,
  command,
  date,
  float8,
  int4,
  json,
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
    UNION SELECT COALESCE(offline_day, local_day) - DATE '1970-01-01' FROM exercise_attempts WHERE user_id = $1 AND counts_day
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
      position, watched, (extract(epoch FROM watched_at) * 1000)::bigint, attempts, first_score, best_score))
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
type ViewTuple = [
  id: string,
  openedAt: number,
  lastOpenedAt: number,
  reachedEndAt: number | null,
  position: number,
  watched: number[],
  watchedAt: number | null,
  attempts: number,
  firstScore: number | null,
  bestScore: number | null,
];
export type LearnerRow = RowOfStatement<typeof LOAD>;

/**
 * Creates progress and the first skills of a learner who has none. $5 is the day of the sign-up; without it the first read
 * creates the record, and the streak starts at 0.
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
