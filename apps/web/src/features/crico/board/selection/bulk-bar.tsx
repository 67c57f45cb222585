import { Button } from '@nivel/ui/button';
import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { Pencil, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { byPosition } from '../../area/board-model/board-store.ts';
import { leadsProject } from '../../area/project/project-scene.ts';
import { boardText } from '../board-text.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';

/** Chosen cards in the order of the board. */
const useChosen = (): string[] => {
  const { board, selection } = useBoard();
  const place = (id: string): string => {
    const card = board.cards.get(id);
    return `${board.lists.get(card?.list_id ?? '')?.position ?? ''} ${card?.position ?? ''}`;
  };
  return [...selection.ids].sort((one, other) => (place(one) < place(other) ? -1 : 1));
};

/** Moves all chosen cards to a list, once the count was confirmed. */
const MoveChosen = () => {
  const text = viewText.useText();
  const board = boardText.useText();
  const { board: held, actions, selection } = useBoard();
  const [listId, setListId] = useState<string | null>(null);
  const ids = useChosen();
  const lists = [...held.lists.values()].sort(byPosition);
  const list = listId === null ? undefined : held.lists.get(listId);
  return (
    <>
      <select
        aria-label={text.moveTo}
        value=""
        onChange={(event) => setListId(event.target.value)}
        className="min-h-8 rounded-sm border border-line-strong bg-raised px-1.5 pointer-coarse:min-h-11"
      >
        <option value="" disabled>
          {text.moveTo}
        </option>
        {lists.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {list && (
        <ConfirmDialog
          title={text.moveTitle(ids.length, list.name)}
          description={text.moveText}
          action={text.move}
          labels={board}
          isBusy={false}
          failure={undefined}
          onCancel={() => setListId(null)}
          onConfirm={() => {
            setListId(null);
            if (actions.move(ids, { listId: list.id })) selection.clear();
          }}
        />
      )}
    </>
  );
};

interface BulkBarProps {
  readonly onRemove: () => void;
}

/** What can be done with all cards that are chosen. */
export const BulkBar = ({ onRemove }: BulkBarProps) => {
  const text = viewText.useText();
  const { board: held, cards, actions, selection, editMany } = useBoard();
  const chosen = useChosen();
  const count = selection.ids.size;
  const mayRemove = count === 1 || leadsProject(held);
  if (!actions.mayChange) return null;
  return (
    <div
      role="region"
      aria-label={text.selection}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-accent-soft px-4 py-1.5 text-sm"
    >
      <span role="status" className="font-semibold">
        {text.selected(count)}
      </span>
      <Button
        size="sm"
        variant="ghost"
        onClick={() => selection.toggle([...cards.keys()].filter((id) => !selection.has(id)))}
        disabled={cards.size === count}
      >
        {text.selectAll}
      </Button>
      <Button size="sm" variant="ghost" icon={<X aria-hidden="true" size={15} />} onClick={selection.clear}>
        {text.deselectAll}
      </Button>
      {count > 0 && (
        <span className="ml-auto inline-flex flex-wrap items-center gap-2">
          <Button
            size="sm"
            variant="secondary"
            icon={<Pencil aria-hidden="true" size={15} />}
            onClick={() => editMany(chosen, null)}
          >
            {text.bulk.open}
          </Button>
          <MoveChosen />
          {mayRemove && (
            <Button size="sm" variant="danger" icon={<Trash2 aria-hidden="true" size={15} />} onClick={onRemove}>
              {text.removeSelected}
            </Button>
          )}
        </span>
      )}
    </div>
  );
};
