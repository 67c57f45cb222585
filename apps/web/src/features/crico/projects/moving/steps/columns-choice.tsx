import { Select, SelectItem, SelectList, SelectTrigger } from '@nivel/ui/select';
import { movingText } from '../moving-text.ts';
import type { ImportFile } from '../sources/source.ts';
import { isRepeated, LEFT_OUT, tableColumns } from '../sources/csv-columns.ts';

interface ColumnsChoiceProps {
  readonly table: NonNullable<ImportFile['table']>;
  readonly columns: readonly string[];
  readonly onColumns: (columns: readonly string[]) => void;
}

/** Chooses what the columns of a table become, above its first rows. */
export const ColumnsChoice = ({ table, columns, onColumns }: ColumnsChoiceProps) => {
  const text = movingText.useText();
  const choose = (at: number, chosen: string) =>
    onColumns(
      columns.map((one, place) => (place === at ? chosen : one === chosen && !isRepeated(chosen) ? LEFT_OUT : one)),
    );
  return (
    <section aria-labelledby="import-columns" className="flex flex-col gap-2">
      <h3 id="import-columns" className="font-medium">
        {text.columns}
      </h3>
      <p className="text-sm text-soft">{text.columnsHint}</p>
      <div
        className="max-h-72 overflow-auto rounded-sm border border-line"
        tabIndex={0}
        role="region"
        aria-label={text.columns}
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              {table.head.map((name, at) => (
                <th
                  key={at}
                  scope="col"
                  className="sticky top-0 min-w-40 bg-surface p-1 text-left align-bottom font-normal"
                >
                  <span className="block p-1 text-xs text-soft wrap-anywhere">{name || at + 1}</span>
                  <Select
                    isInline
                    isWhole
                    isLabelHidden
                    label={text.column(name || String(at + 1))}
                    items={text.columnNames}
                    value={columns[at] ?? LEFT_OUT}
                    onValueChange={(chosen) => choose(at, chosen)}
                  >
                    <SelectTrigger />
                    <SelectList>
                      {tableColumns.map((column) => (
                        <SelectItem key={column} value={column}>
                          {text.columnNames[column]}
                        </SelectItem>
                      ))}
                    </SelectList>
                  </Select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row, nth) => (
              <tr key={nth} className="border-t border-line">
                {table.head.map((_, at) => (
                  <td key={at} className={`p-1.5 align-top wrap-anywhere ${columns[at] ? '' : 'text-soft'}`}>
                    <span className="line-clamp-3">{row[at]}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
