import { Ellipsis, ListFilter } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useBoard } from '../board-context.ts';
import { conditionsOf } from '../filter/board-filter.ts';
import { viewText } from '../view/view-text.ts';
import { useSearchKey } from './use-search-key.ts';

const FilterSheet = lazy(async () => ({ default: (await import('./filter-sheet.tsx')).FilterSheet }));
const ViewSheet = lazy(async () => ({ default: (await import('./view-sheet.tsx')).ViewSheet }));

/** How many filters apply to the displayed cards. */
const useFilterCount = (): number => {
  const { filter, choices } = useBoard();
  const conditions = conditionsOf(filter.filter).length;
  // Errors of the filter are included, too.
  const written = choices.filter === '' ? 0 : Math.max(1, conditions);
  return written + (choices.q === '' ? 0 : 1) + (choices.due === 'all' ? 0 : 1);
};

const button =
  'inline-flex min-h-8 min-w-8 items-center justify-center gap-1.5 rounded-sm border border-line-strong px-2.5 text-sm text-soft hover:bg-sunken pointer-coarse:min-h-11 pointer-coarse:min-w-11';

/** All controls that filter the cards, behind one button; the keys of the search lead there, too. */
export const FilterButton = () => {
  const text = viewText.useText();
  const { view } = useBoard();
  // A form that was open in a wider window stays open in the sheet.
  const [isOpen, setIsOpen] = useState(view.building);
  const close = () => {
    setIsOpen(false);
    view.change({ building: false });
  };
  const count = useFilterCount();
  useSearchKey(() => {
    if (isOpen) return false;
    setIsOpen(true);
    return true;
  });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        data-filter-field=""
        onClick={() => setIsOpen(true)}
        className={`${button} ${count > 0 ? 'border-accent bg-accent-soft text-text' : ''}`}
      >
        <ListFilter aria-hidden="true" size={16} className="shrink-0" />
        {text.filters}
        {count > 0 && (
          <span className="font-semibold tabular-nums">
            {count}
            <span className="sr-only"> {text.activeFilters(count)}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <FilterSheet onClose={close} />
        </Suspense>
      )}
    </>
  );
};

/** The arrangement of the cards, and the actions, behind another. */
export const MoreButton = () => {
  const text = viewText.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setIsOpen(true)} className={`${button} ml-auto px-0`}>
        <Ellipsis aria-hidden="true" size={18} />
        <span className="sr-only">{text.more}</span>
      </button>
      {isOpen && (
        <Suspense>
          <ViewSheet onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
