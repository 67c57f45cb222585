import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { IconButton } from '@nivel/ui/icon-button';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { chosenColumns, columnsText, movedColumn, type ChosenColumn } from '../view/column-choices.ts';
import { viewText } from '../view/view-text.ts';
import { knownColumns } from './table-columns.ts';

interface RowProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly isFixed: boolean;
  readonly onShow: () => void;
  /** Absent: it is not shown, or has nowhere to go. */
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
}

const ColumnRow = ({ name, isShown, isFixed, onShow, onUp, onDown }: RowProps) => {
  const { column: text } = viewText.useText();
  return (
    <li className="flex items-center gap-1">
      <label className="flex min-h-9 min-w-0 flex-1 items-center gap-2 pointer-coarse:min-h-11">
        <input
          type="checkbox"
          checked={isShown}
          disabled={isFixed}
          onChange={onShow}
          className="size-4 shrink-0 accent-(--accent) pointer-coarse:size-5"
        />
        <span className="truncate">{name}</span>
      </label>
      {isShown && (
        <>
          <IconButton label={text.before(name)} isOff={!onUp} onClick={onUp}>
            <ChevronUp aria-hidden="true" size={18} />
          </IconButton>
          <IconButton label={text.after(name)} isOff={!onDown} onClick={onDown}>
            <ChevronDown aria-hidden="true" size={18} />
          </IconButton>
        </>
      )}
    </li>
  );
};

/** Which columns the table has, and in which order; the choice is visible behind immediately. */
export const ColumnsDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = viewText.useText();
  const { board, choices, choose, view } = useBoard();
  const known = knownColumns(board, text);
  const chosen = chosenColumns(choices.columns, [...known.keys()]);
  const others = [...known.keys()].filter((key) => !chosen.some((column) => column.key === key));
  const nameOf = (key: string): string => known.get(key)?.name ?? '';
  const keep = (columns: readonly ChosenColumn[]) => choose({ columns: columnsText(columns), page: choices.page });
  const move = (key: string, index: number) => {
    keep(movedColumn(chosen, key, index));
    view.change({ said: text.column.moved(nameOf(key), index + 1, chosen.length) });
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.column.title} closeLabel={text.bulk.close}>
      <div className="mt-4 flex flex-col gap-4">
        <ul aria-label={text.column.shown} className="flex flex-col">
          {chosen.map(({ key }, index) => (
            <ColumnRow
              key={key}
              name={nameOf(key)}
              isShown
              isFixed={key === 'title'}
              onShow={() => keep(chosen.filter((column) => column.key !== key))}
              onUp={index === 0 ? undefined : () => move(key, index - 1)}
              onDown={index === chosen.length - 1 ? undefined : () => move(key, index + 1)}
            />
          ))}
        </ul>
        {others.length > 0 && (
          <ul aria-label={text.column.others} className="flex flex-col border-t border-line pt-2">
            {others.map((key) => (
              <ColumnRow
                key={key}
                name={nameOf(key)}
                isShown={false}
                isFixed={false}
                onShow={() => keep([...chosen, { key, px: null }])}
              />
            ))}
          </ul>
        )}
        <div className="flex justify-end gap-2">
          <Button
            size="sm"
            variant="secondary"
            disabled={choices.columns === ''}
            onClick={() => keep(chosenColumns('', []))}
          >
            {text.column.reset}
          </Button>
          <Button size="sm" onClick={onClose}>
            {text.column.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
