import { ArrowDownUp } from 'lucide-react';
import type { Board } from '../../area/board-model/board-store.ts';
import { fieldsOf } from '../../area/board-model/field-commands.ts';
import { useBoard } from '../board-context.ts';
import { hasRows, type Grouping, type LaneKind, type OwnField, type Sort } from '../view/view-choices.ts';
import { viewText } from '../view/view-text.ts';
import { Choice } from './choice.tsx';

/** The fields of the project, as cards are arranged by them. */
const ownNames = (board: Board): Record<OwnField, string> =>
  Object.fromEntries(fieldsOf(board).map(({ id, name }) => [`field.${id}`, name]));

interface ArrangedProps {
  /** Shows it as a field below its label. */
  readonly isField?: boolean;
}

/** The sort order of the cards, and its direction. */
export const Order = ({ isField }: ArrangedProps) => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const sorts: Partial<Record<Sort, string>> = { ...text.sorts, ...ownNames(board) };
  return (
    <span className={isField ? 'grid grid-cols-[1fr_auto] items-end' : 'inline-flex items-center'}>
      <Choice
        label={text.sort}
        value={choices.sort}
        choices={sorts}
        isField={isField}
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
  );
};

/** The order and grouping of the cards, as the view allows. */
export const Arrangement = ({ isField }: ArrangedProps) => {
  const text = viewText.useText();
  const { board, choices, choose } = useBoard();
  const own = ownNames(board);
  if (!hasRows(choices.view)) {
    const lanes: Partial<Record<LaneKind, string>> = { ...text.lanes, ...own };
    return (
      <Choice
        label={text.lane}
        value={choices.lanes}
        choices={lanes}
        isField={isField}
        onChoose={(chosen) => choose({ lanes: chosen })}
      />
    );
  }
  const groups: Partial<Record<Grouping, string>> = { ...text.groups, ...own };
  return (
    <Choice
      label={text.group}
      value={choices.group}
      choices={groups}
      isField={isField}
      onChoose={(group) => choose({ group })}
    />
  );
};
