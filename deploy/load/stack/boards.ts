import { generateNKeysBetween } from 'fractional-indexing';
import type pg from 'pg';
import { v7 } from 'uuid';

/** A board as those who fire at it must know it. */
export interface SeededBoard {
  readonly projectId: string;
  readonly lists: readonly string[];
  readonly cards: readonly string[];
}

const LISTS = ['To Do', 'In Progress', 'Review', 'Done'];

const PEOPLE = `INSERT INTO projects.crico_users (id, user_id, email, full_name, role, is_active, email_verified, created_at, updated_at, version)
SELECT gen_random_uuid(), u, u || '@example.com', 'Ana Sol', 'user', true, true, now(), now(), 1 FROM unnest($1::uuid[]) u`;
const PROJECT = `INSERT INTO projects.projects (id, name, description, color, key, status, visibility, created_by, created_at, sequence, last_number)
VALUES ($1, 'Sitio nuevo', '', '#3b82f6', 'SN', 'active', 'private', $2, now(), 0, $3)`;
const TEAM = `INSERT INTO projects.project_members (project_id, user_id, role, joined_at)
SELECT $1, u, 'member', now() FROM unnest($2::uuid[]) u`;
const LIST = `INSERT INTO projects.lists (id, project_id, name, description, color, status, position, created_by, created_at)
VALUES ($1, $2, $3, '', '#6B7280', 'todo', $4, $5, now())`;
const CARDS = `INSERT INTO projects.cards (id, project_id, number, list_id, position, title, priority, progress, created_by, created_at, updated_at)
SELECT id, $2, place, ($3::uuid[])[place % cardinality($3::uuid[]) + 1], position, 'Una tarea de tamaño común ' || place,
  'medium', 0, $5, now(), now()
FROM unnest($1::uuid[], $4::text[]) WITH ORDINALITY AS c (id, position, place)`;

/** Creates people of Crico, who are in the team of each board, and boards with a number of cards. */
export const seedBoards = async (
  owner: pg.Client,
  userIds: readonly string[],
  sizes: readonly number[],
): Promise<SeededBoard[]> => {
  await owner.query(PEOPLE, [userIds]);
  const boards = sizes.map((size) => ({
    projectId: v7(),
    lists: LISTS.map(() => v7()),
    cards: Array.from({ length: size }, () => v7()),
  }));
  for (const { projectId, lists, cards } of boards) {
    const [maker] = userIds;
    await owner.query(PROJECT, [projectId, maker, cards.length]);
    await owner.query(TEAM, [projectId, userIds]);
    for (const [index, id] of lists.entries())
      await owner.query(LIST, [id, projectId, LISTS[index], `a${index}`, maker]);
    const positions = generateNKeysBetween(null, null, cards.length);
    await owner.query(CARDS, [cards, projectId, lists, positions, maker]);
  }
  return boards;
};
