import { withoutTerms, type Filter } from '@nivel/contracts/projects/filter/filter';
import { Skeleton } from '@nivel/ui/skeleton';
import { X } from 'lucide-react';
import { lazy, Suspense, useRef } from 'react';
import { projectText } from '../../area/project/project-text.ts';
import { usePhone } from '../../area/use-width.ts';
import { useBoard } from '../board-context.ts';
import { conditionsOf, inAddress, inWords, turned } from './board-filter.ts';
import { viewText } from '../view/view-text.ts';
import { conditionWords } from './condition-words.ts';
import { FilterField } from './filter-field.tsx';
import { filterWords } from './filter-words.ts';

const flag = (field: string): Filter => ({ field, op: 'is', values: ['yes'] });
const quick = {
  mine: { field: 'assignee', op: 'is', values: ['me'] },
  blocked: flag('blocked'),
  overdue: flag('overdue'),
  atRisk: flag('at-risk'),
} as const satisfies Record<string, Filter>;
const quickNames = ['mine', 'blocked', 'overdue', 'atRisk'] as const;

const chip =
  'inline-flex shrink-0 min-h-8 items-center gap-1 rounded-full border border-line-strong px-2.5 text-sm pointer-coarse:min-h-11';

/** Frequent filters. */
const QuickFilters = () => {
  const words = filterWords.useText();
  const { filter, choose } = useBoard();
  const held = new Set(conditionsOf(filter.filter).map((one) => inAddress(one, filter)));
  return (
    <div role="group" aria-label={words.quick} className="flex flex-wrap gap-1.5">
      {quickNames.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={held.has(inAddress(quick[name], filter))}
          onClick={() => choose({ filter: turned(filter, quick[name]) })}
          className={`${chip} text-soft hover:bg-sunken aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-text`}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
};

/** The conditions, each with a button to remove it. */
const Conditions = () => {
  const words = filterWords.useText();
  const { statuses } = viewText.useText();
  const { priorities } = projectText.useText();
  const { filter, choose } = useBoard();
  const spoken = { words, statuses, priorities, fields: filter.fields, names: filter.names };
  const all = conditionsOf(filter.filter);
  if (all.length === 0) return null;
  return (
    <ul aria-label={words.parts} className="flex flex-wrap gap-1.5">
      {all.map((one) => {
        const said = conditionWords(one, spoken);
        return (
          <li key={inAddress(one, filter)} className={`${chip} max-w-full bg-sunken pr-0`}>
            <span className="truncate" title={inWords(one, filter)}>
              {said}
            </span>
            <button
              type="button"
              aria-label={words.remove(said)}
              onClick={() => choose({ filter: turned(filter, one) })}
              className="grid size-8 shrink-0 place-items-center rounded-full text-soft hover:text-text pointer-coarse:size-11"
            >
              <X aria-hidden="true" size={14} />
            </button>
          </li>
        );
      })}
      <li>
        <button
          type="button"
          onClick={() => choose({ filter: '' })}
          className={`${chip} border-transparent text-soft hover:bg-sunken`}
        >
          {words.clear}
        </button>
      </li>
    </ul>
  );
};

/** Reports parts of a filter that refer to deleted things, and removes them. */
const Gone = () => {
  const words = filterWords.useText();
  const { filter, choose } = useBoard();
  const { filter: whole, gone, fields } = filter;
  if (whole === null || gone.length === 0) return null;
  const said = gone.filter(({ field }) => fields.has(field)).map((term) => inWords(term, filter));
  return (
    <p
      role="status"
      className="flex w-full flex-wrap items-center gap-2 rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm"
    >
      <span className="min-w-0 break-words">
        {said.length < gone.length && <span className="block">{words.goneFields}</span>}
        {said.length > 0 && <span className="block">{words.gone(said.join(', '))}</span>}
      </span>
      <button
        type="button"
        className="min-h-8 rounded-sm px-2 font-semibold underline pointer-coarse:min-h-11"
        onClick={() =>
          choose({
            filter: inAddress(
              withoutTerms(whole, (term) => gone.includes(term)),
              filter,
            ),
          })
        }
      >
        {words.mend}
      </button>
    </p>
  );
};

const FilterBuilder = lazy(async () => ({ default: (await import('./builder/filter-builder.tsx')).FilterBuilder }));

/** The filter of a project: as text, as a form, as conditions, and the frequent ones. */
export const FilterControls = () => {
  const words = filterWords.useText();
  const { filter, choices, choose, view } = useBoard();
  const isBuilding = view.building;
  const setBuilding = (building: boolean) => view.change({ building });
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setBuilding(false);
    opener.current?.focus();
  };
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
      <FilterField filter={filter} text={choices.filter} onFilter={(text) => choose({ filter: text })} />
      <button
        ref={opener}
        type="button"
        aria-expanded={isBuilding}
        onClick={() => setBuilding(!isBuilding)}
        className={`${chip} text-soft hover:bg-sunken aria-expanded:border-accent aria-expanded:bg-accent-soft aria-expanded:text-text`}
      >
        {words.build}
      </button>
      <QuickFilters />
      <Conditions />
      <Gone />
      {isBuilding && (
        <Suspense fallback={<Skeleton className="h-24 w-full" />}>
          <FilterBuilder onClose={close} />
        </Suspense>
      )}
    </div>
  );
};

/** The filter above the cards; on a phone it is behind a button, and only its fault is shown here. */
export const FilterBar = () => {
  const isPhone = usePhone();
  const { gone } = useBoard().filter;
  if (isPhone && gone.length === 0) return null;
  return <div className="border-b border-line px-4 py-2">{isPhone ? <Gone /> : <FilterControls />}</div>;
};
