import type pg from 'pg';
import { seedBoards } from '../stack/boards.ts';
import { callersOf, newUserIds } from '../stack/learners.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { asked, line } from './large-project.ts';

const CARDS = 5_000;
const LOGGED = 50_000;
const ASKED = 100;
const LIMIT_MS = 1_500;

/** Two of three cards have a day, within two months before and after; each has an assignee. */
const CARD_VALUES = `UPDATE projects.cards SET due_on = CASE WHEN number % 3 > 0 THEN current_date + number % 120 - 60 END,
  assignee = $2::uuid, priority = (ARRAY['low','medium','high','critical'])[1 + number % 4] WHERE project_id = $1`;
/** Moves of 87 days: one of ten ends a card, which is opened again before the next. */
const LOG_ROWS = `INSERT INTO projects.project_changes (project_id, sequence, at, actor, kind, command_id, asked, changes)
SELECT p.id, p.sequence + n, now() - (${LOGGED} - n) * interval '150 seconds', $2, 'move-cards', gen_random_uuid(), '',
  jsonb_build_array(jsonb_build_object('of', 'card', 'id', c.id,
    'set', jsonb_build_object('list_id', CASE WHEN n % 10 = 0 THEN d.id ELSE o.id END, 'position', 'a'),
    'was', jsonb_build_object('list_id', CASE WHEN n % 10 = 1 THEN d.id ELSE o.id END, 'position', 'b')))
FROM projects.projects p, generate_series(1, ${LOGGED}) n
JOIN projects.cards c ON c.project_id = $1 AND c.number = 1 + n % ${CARDS}
CROSS JOIN (SELECT id FROM projects.lists WHERE project_id = $1 AND status = 'done' LIMIT 1) d
CROSS JOIN (SELECT id FROM projects.lists WHERE project_id = $1 AND status <> 'done' LIMIT 1) o
WHERE p.id = $1`;

/** The forecast of a project of 5,000 cards with 50,000 rows of its log. */
export const projectFigures = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const ids = newUserIds(1);
  const [board] = await seedBoards(owner, ids, [CARDS]);
  const [caller] = await callersOf(stack.tokens, ids);
  if (!board || !caller) throw new Error('There is nobody who asks.');
  for (const text of [CARD_VALUES, LOG_ROWS]) await owner.query(text, [board.projectId, ids[0]]);
  await owner.query('VACUUM ANALYZE projects.cards, projects.project_changes');
  const lines: string[] = [];
  for (const procedure of [
    'calculate_project_risk_prediction',
    'generate_project_intelligence_metrics',
    'list_ai_insights',
  ]) {
    const input = () => ({ project_id_param: board.projectId });
    lines.push(line(procedure, LIMIT_MS, await asked(stack.site, caller, procedure, { count: ASKED, input })));
  }
  return lines.join('\n');
};
