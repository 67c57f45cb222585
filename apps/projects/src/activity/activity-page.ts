import type { ActivityKind } from '@nivel/contracts/projects/activity-values';
import type { ActivityEntry } from '@nivel/contracts/projects/activity-shape';
import type { RowOfStatement } from '@nivel/messaging/statement';
import { shownCardChange } from '../board/log/shown-card-change.ts';
import { REBALANCE } from '../board/commands/position-rebalancer.ts';
import type { ACTIVITY_OF_PROJECT, Whose } from './activity.sql.ts';

export type ActivityRow = RowOfStatement<(typeof ACTIVITY_OF_PROJECT)['everybody']>;

/** The commands of each kind. */
const commands: Record<ActivityKind, readonly string[]> = {
  created: ['create-card', 'duplicate-card', 'make-next-card', 'restore-cards', 'restore-list'],
  changed: [
    'update-cards',
    'save-card',
    'update-card-text',
    'change-card-sets',
    'put-link',
    'repeat-card',
    'merge-labels',
    'change-checklist',
    'set-card-cover',
    'run-automation-rule',
  ],
  moved: ['move-cards', 'set-card-status'],
  deleted: ['delete-cards'],
  undone: ['undo-command', 'redo-command'],
};

interface ActivityFilter {
  readonly by: string | null;
  readonly kind: ActivityKind | null;
  readonly limit: number;
}

export const whoseOf = ({ by }: ActivityFilter): Whose => (by === null ? 'everybody' : 'somebody');

/** The first values of the statements: one command more than is shown reveals whether there are older ones. */
export const filterValues = ({ by, kind, limit }: ActivityFilter) =>
  [by, [REBALANCE], kind === null ? [] : [...commands[kind]], limit + 1] as const;

const keyOf = ({ projectId, sequence }: ActivityRow): string => `${projectId} ${sequence}`;

/** The commands of a page, each with the cards that are named of it. */
export const pageOf = (rows: readonly ActivityRow[], limit: number) => {
  const keys = [...new Set(rows.map(keyOf))];
  const shown = new Set(keys.slice(0, limit));
  const inPage = rows.filter((row) => shown.has(keyOf(row)));
  return { rows: inPage, last: keys.length > limit ? (inPage.at(-1) ?? null) : null };
};

/** The readable form of a row; a purged card shows nothing. */
export const activityEntriesOf = ({
  cardId,
  number,
  title,
  cards,
  projectId: _,
  ...row
}: ActivityRow): ActivityEntry[] =>
  cardId === null || number === null || title === null
    ? []
    : [{ ...shownCardChange(row), card: { id: cardId, number, title }, cards }];
