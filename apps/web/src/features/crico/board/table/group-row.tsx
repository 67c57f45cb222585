import { cardStatuses, priorities } from '@nivel/contracts/projects/board-values';
import { projectText } from '../../area/project/project-text.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import type { TableRow } from './table-rows.ts';

/** What the cards of a group have in common, in words. */
export const useGroupNames = () => {
  const text = viewText.useText();
  const shared = projectText.useText();
  const { board, names } = useBoard();
  return (group: string, key: string): string => {
    if (group === 'list') return board.lists.get(key)?.name ?? '';
    if (group === 'label') return board.labels.get(key)?.name ?? text.noLabel;
    if (group === 'assignee') return key === '' ? text.unassigned : (names.get(key) ?? text.unassigned);
    const priority = priorities.find((one) => one === key);
    if (group === 'priority' && priority) return shared.priorities[priority];
    const status = [...cardStatuses, 'blocked' as const].find((one) => one === key);
    return status ? text.statuses[status] : '';
  };
};

interface GroupRowProps {
  readonly row: Extract<TableRow, { type: 'group' }>;
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
}

/** Above cards that have something in common: what it is, and how many there are. */
export const GroupRow = ({ row, rowIndex, top, height }: GroupRowProps) => {
  const text = viewText.useText();
  const nameOf = useGroupNames();
  const { choices } = useBoard();
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      style={{ top, height }}
      className="absolute inset-x-0 flex items-end border-b border-line bg-surface px-3 pb-1"
    >
      <span role="gridcell" aria-colindex={1} aria-colspan={9} className="text-sm font-semibold text-soft">
        {text.groupCount(nameOf(choices.group, row.key), row.count)}
      </span>
    </div>
  );
};
