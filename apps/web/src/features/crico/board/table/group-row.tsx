import { useBoard } from '../board-context.ts';
import { useGroupNames } from '../view/use-group-names.ts';
import { viewText } from '../view/view-text.ts';
import { useTable } from './table-context.ts';
import type { TableRow } from './table-rows.ts';

interface GroupRowProps {
  readonly row: Extract<TableRow, { type: 'group' }>;
  readonly rowIndex: number;
  readonly top: number;
  readonly height: number;
}

/** Above cards that have something in common: its name, and its count. */
export const GroupRow = ({ row, rowIndex, top, height }: GroupRowProps) => {
  const text = viewText.useText();
  const nameOf = useGroupNames();
  const { choices } = useBoard();
  const { columns } = useTable();
  return (
    <div
      role="row"
      aria-rowindex={rowIndex}
      style={{ top, height }}
      className="absolute inset-x-0 flex items-end border-b border-line bg-surface px-3 pb-1"
    >
      <span role="gridcell" aria-colindex={1} aria-colspan={columns.length} className="text-sm font-semibold text-soft">
        {text.groupCount(nameOf(choices.group, row.key), row.count)}
      </span>
    </div>
  );
};
