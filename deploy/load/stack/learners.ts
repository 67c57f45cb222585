import type pg from 'pg';
import { v7 } from 'uuid';
import type { TokenMaker } from './token-maker.ts';

/** A learner with a token. */
export interface Caller {
  readonly userId: string;
  readonly token: string;
}

/** Every active part in the order in which a learner may complete them. */
export const partsInOrder = async (owner: pg.Client): Promise<string[]> => {
  const { rows } = await owner.query<{ id: string }>(`
    SELECT p.id FROM learning.curriculum_parts p
    JOIN learning.curriculum_modules m ON m.id = p.module_id AND m.is_active
    JOIN learning.curriculum_levels l ON l.id = m.level_id AND l.is_active
    WHERE p.is_active ORDER BY l.order_index, m.module_number, p.order_index`);
  return rows.map(({ id }) => id);
};

const EVIDENCE = (schema: string): string => `
  INSERT INTO ${schema}.part_views (user_id, part_id, opened_at, last_opened_at, reached_end_at, watched, attempts, best_score)
  SELECT u, p.id, now() - interval '1 hour', now() - interval '1 hour', now() - interval '50 minutes',
    CASE p.type WHEN 'video' THEN ARRAY[0, 100000]::float8[] ELSE '{}' END, 1, 1
  FROM unnest($1::uuid[]) u, learning.curriculum_parts p WHERE p.is_active`;

/**
 * Rows of learners who have done the work of every part (watched, read, solved) and completed none, so that each completion is
 * a legitimate one. They hold every achievement and level already, as most completions unlock nothing: the check is made each
 * time, the e-mails of the worker are not measured.
 */
const seedOf = (schema: string): readonly string[] => [
  `INSERT INTO ${schema}.user_progress (user_id, id, version, total_points, current_level, unlocked_levels,
     modules_completed, achievements_unlocked, streak_days, streak_last_day, signed_up_on, time_zone, created_at, updated_at)
   SELECT u, gen_random_uuid(), 1, a.points, 'X100', l.ids, 0, a.count, 1, current_date, current_date,
     'America/Mexico_City', now(), now()
   FROM unnest($1::uuid[]) u,
     (SELECT sum(points) AS points, count(*) AS count FROM learning.achievements WHERE is_active) a,
     (SELECT array_agg(id ORDER BY order_index) AS ids FROM learning.curriculum_levels) l`,
  `INSERT INTO ${schema}.user_skills (user_id, skill_name, skill_value, description, created_at, updated_at)
   SELECT u, s.name, 0, 'Habilidad', now(), now() FROM unnest($1::uuid[]) u,
     unnest(ARRAY['Prompting', 'Machine Learning', 'Deep Learning', 'IA Aplicada']) s (name)`,
  `INSERT INTO ${schema}.user_achievements (user_id, achievement_id, points, unlocked_at, local_day)
   SELECT u, a.id, a.points, now(), current_date FROM unnest($1::uuid[]) u, learning.achievements a WHERE a.is_active`,
  EVIDENCE(schema),
];

/** They have paid for everything, so that every part is theirs to complete. */
const PAID = `INSERT INTO learning.plan_access (user_id, version, is_removed, tier) SELECT u, 1, false, 'elite' FROM unnest($1::uuid[]) u`;

/** Makes learners who have nothing left to unlock, in a schema that has the tables of `learning`. */
export const seedAdvanced = async (owner: pg.Client, schema: string, userIds: readonly string[]): Promise<void> => {
  const texts = schema === 'learning' ? [...seedOf(schema), PAID] : seedOf(schema);
  for (const text of texts) await owner.query(text, [userIds]);
};

/** Rows of learners on their first day who have done the work of every part, and whose address the worker has. */
const FRESH = [
  `INSERT INTO learning.user_progress (user_id, id, streak_days, streak_last_day, signed_up_on, time_zone, created_at, updated_at)
   SELECT u, gen_random_uuid(), 1, d, d, 'America/Mexico_City', now(), now()
   FROM unnest($1::uuid[]) u, (SELECT (now() AT TIME ZONE 'America/Mexico_City')::date AS d) today`,
  `INSERT INTO learning.user_skills (user_id, skill_name, skill_value, description, created_at, updated_at)
   SELECT u, s.name, s.value, 'Habilidad', now(), now() FROM unnest($1::uuid[]) u,
     (VALUES ('Prompting', 10), ('Machine Learning', 0), ('Deep Learning', 0), ('IA Aplicada', 0)) s (name, value)`,
  EVIDENCE('learning'),
  `INSERT INTO worker.recipients (user_id, email, first_name, locale, updated_at)
   SELECT u, u || '@example.com', 'Inés', 'es-MX', now() FROM unnest($1::uuid[]) u`,
];

/** Makes learners who have everything before them: levels, achievements and their e-mails are part of the test. */
export const seedFresh = async (owner: pg.Client, userIds: readonly string[]): Promise<void> => {
  for (const text of [...FRESH, PAID]) await owner.query(text, [userIds]);
};

export const newUserIds = (count: number): string[] => Array.from({ length: count }, () => v7());

export const callersOf = (tokens: TokenMaker, userIds: readonly string[]): Promise<Caller[]> =>
  Promise.all(userIds.map(async (userId) => ({ userId, token: await tokens.sign(userId) })));
