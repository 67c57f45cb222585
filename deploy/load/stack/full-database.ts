import type pg from 'pg';
import { seedBoards } from './boards.ts';
import { newUserIds } from './learners.ts';

const PROJECTS = 200;
const CARDS = 5_000;
const ROWS_OF_A_CARD = 5;
const TEAM = 16;

/** The history of each card: it was created, and changed several times; all but the last change a long time ago. */
const LOG = `INSERT INTO projects.project_changes
  (project_id, sequence, at, actor, kind, command_id, asked, changes, is_archived)
SELECT c.project_id, (n - 1) * $2 + c.number, now() - (${ROWS_OF_A_CARD} - n) * interval '200 days', c.created_by,
  CASE n WHEN 1 THEN 'create-card' ELSE 'update-cards' END, gen_random_uuid(), sha256(c.id::text::bytea),
  jsonb_build_array(jsonb_build_object('of', 'card', 'id', c.id, 'set', jsonb_build_object('progress', n * 10),
    'was', jsonb_build_object('progress', (n - 1) * 10))),
  n < ${ROWS_OF_A_CARD}
FROM generate_series(1, ${ROWS_OF_A_CARD}) n, projects.cards c WHERE c.project_id = $1 ORDER BY n, c.number`;

/** A million cards in projects of others, and five million rows of their logs. */
export const fillDatabase = async (owner: pg.Client, say: (text: string) => void): Promise<void> => {
  for (let nth = 0; nth < PROJECTS; nth += 1) {
    const [board] = await seedBoards(owner, newUserIds(TEAM), [CARDS]);
    if (!board) throw new Error('There is no board.');
    await owner.query(LOG, [board.projectId, CARDS]);
    await owner.query('UPDATE projects.projects SET sequence = $2 WHERE id = $1', [
      board.projectId,
      CARDS * ROWS_OF_A_CARD,
    ]);
    if (nth % 20 === 19) say(`${(nth + 1) * CARDS} cards`);
  }
};

export interface RowSizes {
  readonly cards: number;
  readonly log: number;
  /** Bytes of a row with its share of the indexes. */
  readonly cardBytes: number;
  readonly logBytes: number;
}

/** The disk space of a row. */
export const rowSizes = async (owner: pg.Client): Promise<RowSizes> => {
  const { rows } = await owner.query<RowSizes>(`SELECT c.count AS cards, l.count AS log,
    pg_total_relation_size('projects.cards')::float8 / c.count AS "cardBytes",
    (pg_total_relation_size('projects.project_changes_recent') + pg_total_relation_size('projects.project_changes_archive'))::float8 / l.count AS "logBytes"
  FROM (SELECT count(*)::float8 AS count FROM projects.cards) c, (SELECT count(*)::float8 AS count FROM projects.project_changes) l`);
  const [sizes] = rows;
  if (!sizes) throw new Error('There are no tables.');
  return sizes;
};
