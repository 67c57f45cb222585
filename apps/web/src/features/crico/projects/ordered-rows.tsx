import { IconButton } from '@nivel/ui/icon-button';
import { ChevronDown, ChevronUp, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { useState, type DragEvent, type ReactNode } from 'react';

interface Ordered {
  readonly id: string;
  readonly name: string;
}

interface OrderedRowsProps<Row extends Ordered> {
  readonly rows: readonly Row[];
  readonly text: {
    readonly up: (name: string) => string;
    readonly down: (name: string) => string;
    readonly edit: (name: string) => string;
    readonly remove: (name: string) => string;
    readonly movedTo: (name: string, position: number, count: number) => string;
  };
  readonly label: string;
  readonly mark?: (row: Row) => ReactNode;
  readonly about: (row: Row) => string;
  /** Whether the last one stays. */
  readonly keepsOne?: boolean;
  /** Puts a row behind another; null: in front of all. */
  readonly onMove: (row: Row, before: string | null) => void;
  readonly onEdit: (row: Row) => void;
  readonly onDelete: (row: Row) => void;
}

/** Things of a project in their order, which is changed by dragging and by buttons. */
export const OrderedRows = <Row extends Ordered>(props: OrderedRowsProps<Row>) => {
  const { rows, text, label, mark, about, keepsOne = false, onMove, onEdit, onDelete } = props;
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const put = (row: Row, index: number) => {
    const others = rows.filter(({ id }) => id !== row.id);
    onMove(row, others[index - 1]?.id ?? null);
    setSaid(text.movedTo(row.name, index + 1, rows.length));
  };
  const drop = (event: DragEvent, index: number) => {
    event.preventDefault();
    const row = rows.find(({ id }) => id === dragged);
    if (row && row.id !== rows[index]?.id) put(row, index);
    setDragged(null);
    setOver(null);
  };
  return (
    <>
      <ul aria-label={label} className="-mx-2 flex flex-col">
        {rows.map((row, index) => (
          <li
            key={row.id}
            draggable
            onDragStart={() => setDragged(row.id)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setOver(index);
            }}
            onDrop={(event) => drop(event, index)}
            className={`flex flex-wrap items-center justify-end gap-x-2 rounded-sm px-2 py-1.5 max-sm:rounded-none max-sm:border-b max-sm:border-line max-sm:last:border-b-0 ${dragged === row.id ? 'opacity-50' : ''} ${dragged !== null && over === index ? 'bg-accent-soft' : ''}`}
          >
            <GripVertical
              aria-hidden="true"
              size={16}
              className="shrink-0 cursor-grab text-soft max-sm:hidden pointer-coarse:hidden"
            />
            {mark?.(row)}
            <span className="min-w-0 flex-1 max-sm:basis-4/5">
              <span className="block truncate font-medium">{row.name}</span>
              <span className="block text-sm text-soft">{about(row)}</span>
            </span>
            <IconButton label={text.up(row.name)} isOff={index === 0} onClick={() => put(row, index - 1)}>
              <ChevronUp aria-hidden="true" size={18} />
            </IconButton>
            <IconButton
              label={text.down(row.name)}
              isOff={index === rows.length - 1}
              onClick={() => put(row, index + 1)}
            >
              <ChevronDown aria-hidden="true" size={18} />
            </IconButton>
            <IconButton label={text.edit(row.name)} onClick={() => onEdit(row)}>
              <Pencil aria-hidden="true" size={16} />
            </IconButton>
            <IconButton
              label={text.remove(row.name)}
              isOff={keepsOne && rows.length === 1}
              onClick={() => onDelete(row)}
            >
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
