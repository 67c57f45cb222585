/** Tables, keys and indexes equal to those of the services, in a schema of their own. */
const tables = [
  'user_progress',
  'user_skills',
  'user_achievements',
  'module_progress',
  'part_completions',
  'part_views',
  'curriculum_parts',
  'curriculum_modules',
  'achievements',
];
const boardTables = ['lists', 'cards'];
const bookTables = ['contracts', 'payments'];
const likeIn = (schema: string, names: readonly string[]): string =>
  names.map((table) => `CREATE TABLE baseline.${table} (LIKE ${schema}.${table} INCLUDING ALL);`).join('\n');
export const MAKE_BASELINE = `CREATE SCHEMA baseline; ${likeIn('learning', tables)}
${likeIn('projects', boardTables)}
${likeIn('finance', bookTables)}
CREATE SEQUENCE baseline.card_numbers START 1000000;
INSERT INTO baseline.curriculum_parts SELECT * FROM learning.curriculum_parts;
INSERT INTO baseline.curriculum_modules SELECT * FROM learning.curriculum_modules;
INSERT INTO baseline.achievements SELECT * FROM learning.achievements;
CREATE TABLE baseline.users (id uuid PRIMARY KEY, email text NOT NULL UNIQUE, password_hash text NOT NULL);
CREATE TABLE baseline.sessions (token_hash bytea PRIMARY KEY, user_id uuid NOT NULL, refreshed_at timestamptz NOT NULL);
CREATE TABLE baseline.events (id text PRIMARY KEY, type text NOT NULL, body bytea NOT NULL, received_at timestamptz NOT NULL DEFAULT now());`;

/**
 * Completing a part as one statement: the part and its evidence, the ledger, module, skill, achievements, progress.
 * $1 learner, $2 part, $3 id for a new row.
 */
export const COMPLETE = `
WITH part AS (
  SELECT p.id, p.module_id, m.level_id, p.points, CASE p.type WHEN 'video' THEN 'Prompting' WHEN 'text' THEN 'Machine Learning' ELSE 'IA Aplicada' END AS skill,
    (SELECT count(*) FROM baseline.curriculum_parts o WHERE o.module_id = p.module_id AND o.is_active) AS parts
  FROM baseline.curriculum_parts p JOIN baseline.curriculum_modules m ON m.id = p.module_id
  JOIN baseline.part_views v ON v.part_id = p.id AND v.user_id = $1::uuid
  WHERE p.id = $2::uuid AND p.is_active AND v.opened_at < now() - interval '5 seconds'
    AND (v.reached_end_at IS NOT NULL OR v.best_score >= 0.7)
), ledger AS (
  INSERT INTO baseline.part_completions (user_id, part_id, module_id, level_id, points, skill, gain, occurred_at, local_day,
    recorded_at, seconds, completed_modules, unlocked_levels, answer)
  SELECT $1::uuid, id, module_id, level_id, points, skill, points / 10.0, now(), current_date, now(), 60, '{}', '{}', ''
  FROM part ON CONFLICT DO NOTHING RETURNING part_id
), module AS (
  INSERT INTO baseline.module_progress AS m (user_id, module_id, id, level_id, completion_percentage, parts_completed,
    time_spent, is_completed, completed_at, created_at, updated_at)
  SELECT $1::uuid, module_id, $3::uuid, level_id, 100.0 / parts, ARRAY[id], 60, parts = 1, CASE parts WHEN 1 THEN now() END, now(), now()
  FROM part JOIN ledger ON ledger.part_id = part.id
  ON CONFLICT (user_id, module_id) DO UPDATE SET parts_completed = m.parts_completed || EXCLUDED.parts_completed,
    completion_percentage = LEAST(100, m.completion_percentage + EXCLUDED.completion_percentage),
    time_spent = m.time_spent + 60, updated_at = now(),
    is_completed = cardinality(m.parts_completed) + 1 >= round(100 / EXCLUDED.completion_percentage),
    completed_at = CASE WHEN cardinality(m.parts_completed) + 1 >= round(100 / EXCLUDED.completion_percentage) THEN now() END
  RETURNING module_id, completion_percentage, is_completed
), skill AS (
  INSERT INTO baseline.user_skills AS s (user_id, skill_name, skill_value, description, created_at, updated_at)
  SELECT $1::uuid, skill, points / 10.0, 'Habilidad', now(), now() FROM part JOIN ledger ON ledger.part_id = part.id
  ON CONFLICT (user_id, skill_name) DO UPDATE SET skill_value = LEAST(100, s.skill_value + EXCLUDED.skill_value), updated_at = now()
  RETURNING skill_name, skill_value
), earned AS (
  SELECT a.id, a.points FROM baseline.achievements a, baseline.user_progress p, part, module, skill
  WHERE p.user_id = $1::uuid AND a.is_active
    AND NOT EXISTS (SELECT 1 FROM baseline.user_achievements h WHERE h.user_id = $1::uuid AND h.achievement_id = a.id)
    AND (p.total_points + part.points >= (a.requirements->>'total_points')::int
      OR p.modules_completed + module.is_completed::int >= (a.requirements->>'modules_completed')::int
      OR skill.skill_value >= (a.requirements->>'skill_value')::numeric
      OR p.streak_days >= (a.requirements->>'streak_days')::int)
), achieved AS (
  INSERT INTO baseline.user_achievements (user_id, achievement_id, points, unlocked_at, local_day)
  SELECT $1::uuid, id, points, now(), current_date FROM earned
), progress AS (
  UPDATE baseline.user_progress p SET version = version + 1, modules_completed = p.modules_completed + module.is_completed::int,
    total_points = p.total_points + part.points + (SELECT COALESCE(sum(points), 0) FROM earned),
    achievements_unlocked = p.achievements_unlocked + (SELECT count(*) FROM earned),
    streak_days = CASE WHEN p.streak_last_day = current_date THEN p.streak_days WHEN p.streak_last_day = current_date - 1 THEN p.streak_days + 1 ELSE 1 END,
    streak_last_day = current_date, last_activity = now(), updated_at = now()
  FROM part, module WHERE p.user_id = $1::uuid
  RETURNING p.total_points, p.modules_completed, p.streak_days
)
SELECT part.id AS "partId", part.module_id AS "moduleId", part.level_id AS "levelId", part.points, progress.total_points AS "totalPoints",
  module.completion_percentage::float8 AS percentage, module.is_completed AS "moduleCompleted",
  progress.modules_completed AS "modulesCompleted", skill.skill_name AS skill, skill.skill_value::float8 AS "skillValue",
  progress.streak_days AS streak
FROM part, module, skill, progress`;

export const READ = 'SELECT * FROM baseline.user_progress WHERE user_id = $1';

/** The account whose password is checked. $1 address. */
export const FIND_USER = 'SELECT id, password_hash FROM baseline.users WHERE email = $1';
/** A new session. $1 hash of its token, $2 user. */
export const OPEN_SESSION = 'INSERT INTO baseline.sessions (token_hash, user_id, refreshed_at) VALUES ($1, $2, now())';
/** The next token of a session. $1 hash of the old one, $2 hash of the new one. */
export const ROTATE_SESSION =
  'UPDATE baseline.sessions SET token_hash = $2, refreshed_at = now() WHERE token_hash = $1 RETURNING user_id';

/** An event as it came. $1 id, $2 type, $3 its bytes. */
export const TAKE_EVENT = 'INSERT INTO baseline.events (id, type, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';

/** The seeded fields of a card; the rest is empty, or generated by the table itself. */
const seeded =
  'id, project_id, number, list_id, position, title, priority, progress, created_by, created_at, updated_at';
/** The same cards as ours. */
export const COPY_BOARDS = `INSERT INTO baseline.lists SELECT * FROM projects.lists;
INSERT INTO baseline.cards (${seeded}) SELECT ${seeded} FROM projects.cards`;
/** The fields of a contract that the table does not generate. */
const ofContract = `id, client_name, contract_title, contract_type, payment_frequency, total_value, currency, start_date, end_date,
  instalments, status, signed_at, notes, scheduled_through, created_at, updated_at`;
const ofPayment = 'id, contract_id, amount, due_date, status, paid_date, received';
/** The same book as ours. */
export const COPY_BOOK = `INSERT INTO baseline.contracts (${ofContract}) SELECT ${ofContract} FROM finance.contracts;
INSERT INTO baseline.payments (${ofPayment}) SELECT ${ofPayment} FROM finance.payments`;
const BOOK = 'FROM baseline.payments p JOIN baseline.contracts c ON c.id = p.contract_id AND c.deleted_at IS NULL';
/** The first page of the payments, open ones first. */
export const READ_PAYMENTS = `SELECT p.id, p.contract_id, c.client_name, c.contract_title, p.amount / 100.0::float8 AS amount,
  p.received / 100.0::float8 AS received_amount, (p.amount - p.received) / 100.0::float8 AS open_amount, c.currency,
  p.due_date::text, p.status, p.paid_date::text ${BOOK} ORDER BY p.place, p.id LIMIT 50`;
export const COUNT_PAYMENTS = `SELECT count(*)::int AS count ${BOOK}`;

/** A card at a place of the caller's choice. $1 id, $2 project, $3 list, $4 position, $5 title. */
export const CREATE_CARD = `INSERT INTO baseline.cards (id, project_id, number, list_id, position, title, priority, progress, created_at, updated_at)
VALUES ($1, $2, nextval('baseline.card_numbers'), $3, $4, $5, 'medium', 0, now(), now())`;
/** $1 card, $2 list, $3 position. */
export const MOVE_CARD = 'UPDATE baseline.cards SET list_id = $2, position = $3, updated_at = now() WHERE id = $1';
