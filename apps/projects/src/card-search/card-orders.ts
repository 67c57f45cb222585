import { cardStatuses, priorities } from '@nivel/contracts/projects/values/board-values';
import type { sorts } from '@nivel/contracts/projects/view-values';

export type Sort = (typeof sorts)[number];

const inQuotes = (names: readonly string[]): string => `ARRAY[${names.map((name) => `'${name}'`).join(', ')}]`;
const RANK = `-array_position(${inQuotes(priorities)}, c.priority)`;
const STATUS = `CASE WHEN c.blocked_reason IS NULL THEN array_position(${inQuotes(cardStatuses)}, l.status) ELSE ${cardStatuses.length + 1} END`;
const PLACE = ['l.position', 'c.position'];
/** Without a day they come last. */
const DUE = `coalesce(c.due_on, 'infinity')`;
/** Sorted as people read it; empty comes last. */
const words = (text: string): string => `coalesce(${text} COLLATE "und-x-icu", U&'\\+10FFFF')`;
const LABELS = `(SELECT string_agg(b.name, ', ' ORDER BY array_position(c.labels, b.id)) FROM labels b WHERE b.id = ANY (c.labels) AND b.project_id = c.project_id)`;

/** The sort keys, of which the first difference decides, as in the table. Critical comes before low. */
const keys: Readonly<Record<Sort, readonly string[]>> = {
  board: [],
  priority: [RANK, DUE],
  due: [DUE, RANK],
  title: ['c.title COLLATE "und-x-icu"'],
  number: ['c.number'],
  status: [STATUS],
  assignee: [words('(SELECT u.full_name FROM crico_users u WHERE u.user_id = c.assignee)')],
  progress: ['c.progress'],
  list: ['l.position'],
  start: [`coalesce(c.start_on, 'infinity')`],
  estimate: [`coalesce(c.estimated_hours, 'Infinity')`],
  actual: [`coalesce(c.actual_hours, 'Infinity')`],
  blocked: [words('c.blocked_reason')],
  labels: [words(LABELS)],
  tags: [words(`nullif(array_to_string(c.tags, ', '), '')`)],
};

/** Equal cards keep their order on the board, in both directions. */
export const cardOrder = (sort: Sort, isTurned: boolean): string => {
  const turned = (columns: readonly string[]) => columns.map((column) => (isTurned ? `${column} DESC` : column));
  return (sort === 'board' ? turned(PLACE) : [...turned(keys[sort]), ...PLACE]).join(', ');
};
