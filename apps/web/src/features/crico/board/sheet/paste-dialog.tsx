import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { TextArea } from '@nivel/ui/text-area';
import { useMemo, useState } from 'react';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useBoard } from '../board-context.ts';
import { viewText } from '../view/view-text.ts';
import { cellsIn } from './delimited.ts';
import { columnsOf, isSound, isTaken, MOST_ROWS, pastedRows, putOf, type PastedRow } from './pasted-rows.ts';
import { sheetColumns, type SheetColumn } from './sheet-columns.ts';
import { useSheetScene } from './use-sheet-scene.ts';

/** Rows that are shown of many: first those that cannot be taken. */
const MOST_SHOWN = 50;

interface PreviewProps {
  readonly rows: readonly PastedRow[];
  readonly keys: readonly string[];
  readonly columns: readonly SheetColumn[];
  readonly onColumn: (index: number, key: string) => void;
}

/** The pasted text, under its assigned columns; an invalid one shows the reason in its cell. */
const Preview = ({ rows, keys, columns, onColumn }: PreviewProps) => {
  const text = viewText.useText();
  const names = { '': text.sheet.leaveOut, ...Object.fromEntries(columns.map(({ key, name }) => [key, name])) };
  const shown = [...rows.filter((row) => !isSound(row)), ...rows.filter(isSound)].slice(0, MOST_SHOWN);
  return (
    <div
      className="max-h-80 overflow-auto rounded-sm border border-line"
      tabIndex={0}
      role="region"
      aria-label={text.sheet.preview}
    >
      <table className="w-full text-sm">
        <thead>
          <tr>
            {keys.map((key, index) => (
              <th key={index} scope="col" className="sticky top-0 bg-surface p-1 text-left">
                <div className="min-w-32 font-normal">
                  <Select
                    isInline
                    isWhole
                    isLabelHidden
                    label={text.sheet.column(index + 1)}
                    items={names}
                    value={key}
                    onValueChange={(chosen) => onColumn(index, chosen)}
                  >
                    <SelectTrigger />
                    <SelectList>
                      <SelectItem value="">{text.sheet.leaveOut}</SelectItem>
                      {columns.map((column) => (
                        <SelectItem key={column.key} value={column.key}>
                          {column.name}
                        </SelectItem>
                      ))}
                    </SelectList>
                  </Select>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row, nth) => (
            <tr key={nth} className="border-t border-line">
              {row.cells.map((cell, index) => (
                <td key={index} className={`p-1.5 align-top wrap-anywhere ${keys[index] === '' ? 'text-soft' : ''}`}>
                  {cell.text}
                  {cell.problem !== undefined && <span className="block text-danger">{cell.problem}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > shown.length && (
        <p className="p-1.5 text-sm text-soft">{text.sheet.more(rows.length - shown.length)}</p>
      )}
    </div>
  );
};

interface PasteDialogProps {
  /** Text pasted before the dialog was open. */
  readonly initial: string;
  readonly onClose: () => void;
}

/** Rows of a spreadsheet become cards or change them, after a preview. */
export const PasteDialog = ({ initial, onClose }: PasteDialogProps) => {
  const text = viewText.useText();
  const { actions } = useBoard();
  const scene = useSheetScene();
  const [pasted, setPasted] = useState(initial);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const columns = useMemo(() => sheetColumns(scene), [scene]);
  const found = useMemo(() => columnsOf(cellsIn(pasted), columns), [pasted, columns]);
  const keys = chosen ?? found.keys;
  const areTooMany = found.rows.length > MOST_ROWS;
  const rows = useMemo(
    () => (areTooMany ? [] : pastedRows(scene, found.rows, keys)),
    [areTooMany, scene, found.rows, keys],
  );
  const put = putOf(scene, rows, uuidv7);
  const left = rows.length - put.create.length - put.update.length;
  const count = put.create.length + put.update.length;
  const said = areTooMany
    ? text.sheet.tooMany(found.rows.length, MOST_ROWS)
    : rows.length === 0
      ? text.sheet.hint
      : text.sheet.summary(put.create.length, put.update.length, left);
  return (
    <Dialog isOpen isWide onOpenChange={onClose} title={text.sheet.title} closeLabel={text.bulk.close}>
      <div className="mt-4 flex flex-col gap-4">
        {(initial === '' || areTooMany) && (
          <TextArea
            label={text.sheet.here}
            rows={4}
            value={pasted}
            onChange={(event) => {
              setPasted(event.target.value);
              setChosen(null);
            }}
          />
        )}
        {rows.length > 0 && (
          <Preview
            rows={rows}
            keys={keys}
            columns={columns.filter(isTaken)}
            onColumn={(index, key) => setChosen(keys.map((one, at) => (at === index ? key : one === key ? '' : one)))}
          />
        )}
        <p role="status" className={areTooMany ? 'text-danger' : 'text-sm'}>
          {said}
        </p>
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button
            size="sm"
            disabled={count === 0}
            onClick={() => {
              actions.put(put);
              onClose();
            }}
          >
            {text.sheet.take}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};
