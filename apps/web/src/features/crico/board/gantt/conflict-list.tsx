import { isoOf } from '@nivel/planning/calendar-day';
import type { PlanConflict } from '@nivel/planning/plan';
import { CircleAlert } from 'lucide-react';
import { formatDay } from '../../../../shell/days/days.ts';
import { useBoard } from '../board-context.ts';
import { ganttText } from './gantt-text.ts';

/** At most this many are listed; the others are red in the chart. */
const MOST = 50;

/** The violated links, each leading to the card that is too early. */
export const ConflictList = ({ conflicts }: { readonly conflicts: readonly PlanConflict[] }) => {
  const { conflictList: text } = ganttText.useText();
  const { board, open } = useBoard();
  const titleOf = (id: string): string => board.cards.get(id)?.title ?? '';
  return (
    <details className="border-b border-line bg-danger-soft px-3 text-sm md:px-4">
      <summary className="flex min-h-8 cursor-pointer items-center gap-1.5 font-semibold pointer-coarse:min-h-11">
        <CircleAlert aria-hidden="true" size={15} className="text-danger" />
        {text.title(conflicts.length)}
      </summary>
      <ul className="max-h-32 overflow-y-auto pb-2">
        {conflicts.slice(0, MOST).map(({ link, earliest }) => (
          <li key={`${link.from} ${link.to}`}>
            <button
              type="button"
              onClick={() => {
                const card = board.cards.get(link.to);
                if (card) open(card);
              }}
              className="min-h-8 text-left underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              {text.one(titleOf(link.to), titleOf(link.from), formatDay(isoOf(earliest)))}
            </button>
          </li>
        ))}
        {conflicts.length > MOST && <li>{text.more(conflicts.length - MOST)}</li>}
      </ul>
    </details>
  );
};
