import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { cardsIn } from '../../area/board-model/board-store.ts';
import { listsOf } from '../../area/board-model/list-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { OrderedRows } from '../ordered-rows.tsx';
import { listsText } from './lists-text.ts';

interface ListOrderProps {
  /** Puts a list behind another; null: in front of all. */
  readonly onMove: (list: ListRow, before: string | null) => void;
  readonly onEdit: (list: ListRow) => void;
  readonly onDelete: (list: ListRow) => void;
}

/** The lists of the open project in their order. */
export const ListOrder = (does: ListOrderProps) => {
  const text = listsText.useText();
  const { board } = useProject();
  return (
    <OrderedRows
      rows={listsOf(board)}
      text={text}
      label={text.lists}
      keepsOne
      mark={({ color }) => (
        <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ backgroundColor: color }} />
      )}
      about={({ id, status, wip_limit: limit }) =>
        [
          text.statuses[status],
          text.cards(cardsIn(board, id).length),
          ...(limit === null ? [] : [text.limitOf(limit)]),
        ].join(' · ')
      }
      {...does}
    />
  );
};
