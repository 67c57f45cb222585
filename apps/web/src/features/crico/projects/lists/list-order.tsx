import type { ListRow } from '@nivel/contracts/projects/board-shape';
import { ChevronDown, ChevronUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';
import { cardsIn } from '../../area/project/board-store.ts';
import { listsOf } from '../../area/project/list-commands.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { listsText } from './lists-text.ts';

interface IconButtonProps {
  readonly label: string;
  readonly isOff?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** Out of use it keeps the focus of who just used it. */
const IconButton = ({ label, isOff = false, onClick, children }: IconButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff || undefined}
    onClick={isOff ? undefined : onClick}
    className="grid size-8 shrink-0 place-items-center rounded-sm text-soft hover:bg-sunken hover:text-text aria-disabled:opacity-40 pointer-coarse:size-11"
  >
    {children}
  </button>
);

interface ListOrderProps {
  /** Puts a list behind another; null: in front of all. */
  readonly onMove: (list: ListRow, before: string | null) => void;
  readonly onEdit: (list: ListRow) => void;
  readonly onDelete: (list: ListRow) => void;
}

/** The lists of the open project in their order, which is changed by dragging and by buttons. */
export const ListOrder = ({ onMove, onEdit, onDelete }: ListOrderProps) => {
  const text = listsText.useText();
  const { board } = useProject();
  const lists = listsOf(board);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const put = (list: ListRow, index: number) => {
    const others = lists.filter(({ id }) => id !== list.id);
    onMove(list, others[index - 1]?.id ?? null);
    setSaid(text.movedTo(list.name, index + 1, lists.length));
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    const list = lists.find(({ id }) => id === dragged);
    if (list && list.id !== lists[index]?.id) put(list, index);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ul aria-label={text.lists} className="-mx-2 flex flex-col">
        {lists.map((list, index) => (
          <li
            key={list.id}
            draggable
            onDragStart={() => setDragged(list.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => drop(event, index)}
            className={`flex flex-wrap items-center justify-end gap-x-2 rounded-sm px-2 py-1.5 max-sm:rounded-none max-sm:border-b max-sm:border-line max-sm:last:border-b-0 ${dragged === list.id ? 'opacity-50' : ''} ${dragged !== null && over === index ? 'bg-accent-soft' : ''}`}
          >
            <GripVertical
              aria-hidden="true"
              size={16}
              className="shrink-0 cursor-grab text-soft max-sm:hidden pointer-coarse:hidden"
            />
            <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ backgroundColor: list.color }} />
            <span className="min-w-0 flex-1 max-sm:basis-4/5">
              <span className="block truncate font-medium">{list.name}</span>
              <span className="block text-sm text-soft">
                {[
                  text.statuses[list.status],
                  text.cards(cardsIn(board, list.id).length),
                  ...(list.wip_limit === null ? [] : [text.limitOf(list.wip_limit)]),
                ].join(' · ')}
              </span>
            </span>
            <IconButton label={text.up(list.name)} isOff={index === 0} onClick={() => put(list, index - 1)}>
              <ChevronUp aria-hidden="true" size={18} />
            </IconButton>
            <IconButton
              label={text.down(list.name)}
              isOff={index === lists.length - 1}
              onClick={() => put(list, index + 1)}
            >
              <ChevronDown aria-hidden="true" size={18} />
            </IconButton>
            <IconButton label={text.edit(list.name)} onClick={() => onEdit(list)}>
              <Pencil aria-hidden="true" size={16} />
            </IconButton>
            <IconButton label={text.remove(list.name)} isOff={lists.length === 1} onClick={() => onDelete(list)}>
              <Trash2 aria-hidden="true" size={16} />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};
