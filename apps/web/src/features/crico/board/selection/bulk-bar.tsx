import { Button } from '@nivel/ui/button';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { ListChecks, Pencil, Trash2, X, type LucideIcon } from 'lucide-react';
import { byPosition } from '../../area/board-model/board-store.ts';
import { leadsProject } from '../../area/project/project-scene.ts';
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

/** Moves all selected cards to the end of a list, with an undo. */
const MoveChosen = () => {
  const text = viewText.useText();
  const { board, actions, selection } = useBoard();
  const ids = useChosen();
  const lists = [...board.lists.values()].sort(byPosition);
  const items = { '': text.moveTo, ...Object.fromEntries(lists.map(({ id, name }) => [id, name])) };
  const move = (listId: string) => {
    if (actions.move(ids, { listId })) selection.clear();
  };
  return (
    <Select label={text.moveTo} value="" items={items} isInline isLabelHidden onValueChange={move}>
      <SelectTrigger />
      <SelectList>
        {lists.map(({ id, name }) => (
          <SelectItem key={id} value={id}>
            {name}
          </SelectItem>
        ))}
      </SelectList>
    </Select>
  );
};

interface ActProps {
  readonly name: string;
  readonly Icon: LucideIcon;
  readonly variant: 'ghost' | 'secondary' | 'danger';
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** Something to do with them; on a phone its icon alone, so that all are in one row. */
const Act = ({ name, Icon, ...button }: ActProps) => (
  <Button
    size="sm"
    title={name}
    className="shrink-0 max-sm:w-11 max-sm:gap-0 max-sm:px-0"
    icon={<Icon aria-hidden="true" size={15} />}
    {...button}
  >
    <span className="max-sm:sr-only">{name}</span>
  </Button>
);

interface BulkBarProps {
  readonly onRemove: () => void;
}

/** The actions on all selected cards. */
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
      className="flex items-center gap-2 border-b border-line bg-accent-soft px-4 py-1.5 text-sm max-sm:gap-1 max-sm:px-3 sm:flex-wrap"
    >
      <span role="status" className="font-semibold tabular-nums">
        <span aria-hidden="true" className="sm:hidden">
          {count}
        </span>
        <span className="max-sm:sr-only">{text.selected(count)}</span>
      </span>
      <Act
        name={text.selectAll}
        Icon={ListChecks}
        variant="ghost"
        onClick={() => selection.toggle([...cards.keys()].filter((id) => !selection.has(id)))}
        disabled={cards.size === count}
      />
      <Act name={text.deselectAll} Icon={X} variant="ghost" onClick={selection.clear} />
      {count > 0 && (
        <span className="ml-auto inline-flex min-w-0 items-center gap-2 max-sm:gap-1">
          <Act name={text.bulk.open} Icon={Pencil} variant="secondary" onClick={() => editMany(chosen, null)} />
          <MoveChosen />
          {mayRemove && <Act name={text.removeSelected} Icon={Trash2} variant="danger" onClick={onRemove} />}
        </span>
      )}
    </div>
  );
};
