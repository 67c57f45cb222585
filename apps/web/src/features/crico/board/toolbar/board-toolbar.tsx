import { ArrowDownUp, Columns3, Kanban, Rows3 } from 'lucide-react';
import type { Board } from '../../area/project/board-store.ts';
import { isGrouping } from '../view/card-groups.ts';
import { fieldsOf } from '../../area/project/field-commands.ts';
import { useBoard } from '../board-context.ts';
import { views } from '@nivel/contracts/projects/view-values';
import type { Grouping, LaneKind, OwnField, Sort, View } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';
import { SavedViewsMenu } from '../views/saved-views-menu.tsx';
import { Choice } from './choice.tsx';
import { SearchField } from './search-field.tsx';

const icons: Record<View, typeof Kanban> = { board: Kanban, simple: Columns3, table: Rows3 };

/** How the project is looked at. */
const ViewSwitcher = () => {
  const text = viewText.useText();
  const { choices, choose } = useBoard();
  return (
    <div role="group" aria-label={text.view} className="inline-flex rounded-sm border border-line-strong">
      {views.map((view) => {
        const Icon = icons[view];
        const look = choices.view === view ? 'bg-accent-soft font-semibold text-text' : 'text-soft hover:bg-sunken';
        return (
          <button
            key={view}
            type="button"
            aria-pressed={choices.view === view}
            onClick={() => choose({ view })}
            className={`inline-flex min-h-8 items-center gap-1.5 px-2.5 text-sm justify-center first:rounded-l-sm last:rounded-r-sm pointer-coarse:min-h-11 pointer-coarse:min-w-11 ${look}`}
          >
            <Icon aria-hidden="true" size={15} />
            <span className="max-sm:sr-only">{text.views[view]}</span>
          </button>
        );
      })}
    </div>
  );
};

/** The fields of the project, as cards are arranged by them. */
const ownNames = (board: Board): Record<OwnField, string> =>
  Object.fromEntries(fieldsOf(board).map(({ id, name }) => [`field.${id}`, name]));

/** What the cards are arranged by, as the view allows. */
const Arrangement = () => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const own = ownNames(board);
  if (choices.view !== 'table') {
    const lanes: Partial<Record<LaneKind, string>> = { ...text.lanes, ...own };
    return (
      <Choice
        label={text.lane}
        value={choices.lanes}
        choices={lanes}
        onChoose={(chosen) => choose({ lanes: chosen })}
      />
    );
  }
  const groups: Partial<Record<Grouping, string>> = { ...text.groups, ...own };
  return <Choice label={text.group} value={choices.group} choices={groups} onChoose={(group) => choose({ group })} />;
};

/** Says that nothing is grouped because the field is gone. */
const GroupGone = () => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const by = choices.view === 'table' ? 'group' : 'lanes';
  if (choices[by] === 'none' || isGrouping(board, choices[by])) return null;
  return (
    <p
      role="status"
      className="flex w-full flex-wrap items-center gap-2 rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm"
    >
      <span className="min-w-0 wrap-anywhere">{text.groupGone}</span>
      <button
        type="button"
        className="min-h-8 rounded-sm px-2 font-semibold underline pointer-coarse:min-h-11"
        onClick={() => choose({ [by]: 'none' })}
      >
        {text.ungroup}
      </button>
    </p>
  );
};

/** Above every view: which one it is, what is looked for, and how it is ordered. */
export const BoardToolbar = () => {
  const text = viewText.useText();
  const { board, cards, choices, choose } = useBoard();
  const sorts: Partial<Record<Sort, string>> = { ...text.sorts, ...ownNames(board) };
  const isNarrowed = choices.q !== '' || choices.due !== 'all' || choices.filter !== '';
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2">
      <ViewSwitcher />
      <SavedViewsMenu />
      <SearchField value={choices.q} onSearch={(q) => choose({ q })} />
      <div className="flex items-center gap-x-3 max-sm:-mx-4 max-sm:w-[calc(100%+2rem)] max-sm:overflow-x-auto max-sm:px-4 max-sm:py-0.5">
        <Choice label={text.due} value={choices.due} choices={text.dues} onChoose={(due) => choose({ due })} />
        <span className="inline-flex items-center">
          <Choice
            label={text.sort}
            value={choices.sort}
            choices={sorts}
            onChoose={(sort) => choose({ sort, turned: false })}
          />
          {choices.sort !== 'board' && (
            <button
              type="button"
              aria-label={text.turn}
              aria-pressed={choices.turned}
              onClick={() => choose({ turned: !choices.turned })}
              className="grid size-8 place-items-center rounded-sm text-soft hover:bg-sunken aria-pressed:text-accent pointer-coarse:size-11"
            >
              <ArrowDownUp aria-hidden="true" size={15} />
            </button>
          )}
        </span>
        <Arrangement />
      </div>
      <span role="status" className="text-sm text-soft tabular-nums">
        {isNarrowed && text.found(cards.size, board.cards.size)}
      </span>
      <GroupGone />
    </div>
  );
};
