import { Button } from '@nivel/ui/button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { MemberSort, MemberView } from './member-list.ts';
import { sorts } from './member-list.ts';
import { ProgressRow } from './progress-row.tsx';
import type { MemberProgress, ProgressMember } from './professional.queries.ts';
import { professionalText } from './professional-text.ts';

/** Rows that are drawn at once. */
const STEP = 100;

interface HeadProps {
  readonly column: MemberSort;
  readonly view: MemberView;
  readonly onSort: (sort: MemberSort) => void;
}

const Head = ({ column, view, onSort }: HeadProps) => {
  const words = professionalText.useText();
  const isSorted = view.sort === column;
  const Arrow = view.turned ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (view.turned ? 'descending' : 'ascending') : undefined}
      className={`pr-3 text-left first:pl-4 last:pr-4 ${column === 'role' ? 'max-sm:hidden' : ''}`}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="inline-flex min-h-9 items-center gap-1 rounded-sm font-semibold hover:text-text pointer-coarse:min-h-11"
      >
        {words.columns[column]}
        {isSorted && <Arrow aria-hidden="true" size={13} />}
      </button>
    </th>
  );
};

interface MemberTableProps {
  readonly all: MemberProgress;
  /** The shown members, in their order. */
  readonly members: readonly ProgressMember[];
  readonly view: MemberView;
  readonly onSort: (sort: MemberSort) => void;
}

/** The members of an organization, in every sort order. */
export const MemberTable = ({ all, members, view, onSort }: MemberTableProps) => {
  const words = professionalText.useText();
  const [most, setMost] = useState(STEP);
  return (
    <>
      <table aria-label={words.table} className="w-full border-collapse">
        <thead className="text-sm text-soft">
          <tr>
            {sorts.map((column) => (
              <Head key={column} column={column} view={view} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {members.slice(0, most).map((member) => (
            <ProgressRow key={member.user_id} all={all} member={member} />
          ))}
        </tbody>
      </table>
      {members.length > most && (
        <div className="border-t border-line p-3">
          <Button size="sm" variant="secondary" onClick={() => setMost(most + STEP)}>
            {words.more}
          </Button>
        </div>
      )}
    </>
  );
};
