import { ArrowDown, ArrowUp } from 'lucide-react';

interface SortableHeadProps {
  readonly label: string;
  readonly look: string;
  /** How the table is sorted by this column; undefined: it is not. */
  readonly sorted: 'ascending' | 'descending' | undefined;
  /** Undefined: it cannot be sorted. */
  readonly onSort: (() => void) | undefined;
}

/** The head of a column, by which the table can be sorted. */
export const SortableHead = ({ label, look, sorted, onSort }: SortableHeadProps) => {
  const Arrow = sorted === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" aria-sort={sorted} className={`px-2 font-semibold first:pl-4 ${look}`}>
      {onSort === undefined ? (
        label
      ) : (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex min-h-9 items-center gap-1 rounded-sm [text-align:inherit] hover:text-text pointer-coarse:min-h-11"
        >
          {label}
          {sorted !== undefined && <Arrow aria-hidden="true" size={13} />}
        </button>
      )}
    </th>
  );
};
