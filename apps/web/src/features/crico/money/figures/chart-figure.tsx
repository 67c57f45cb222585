import { Button } from '@nivel/ui/button';
import { Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { downloadCsv } from '../../area/csv.ts';
import { exactAmount } from '../frame/money-amount.tsx';
import { figuresText } from './figures-text.ts';

/** The data of a chart; numbers are amounts. */
export interface ChartTable {
  readonly title: string;
  readonly fileName: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

interface ChartFigureProps {
  readonly table: ChartTable;
  readonly currency: string;
  /** Drawn, and not read out: the table says the same. */
  readonly children: ReactNode;
}

const Table = ({
  table,
  currency,
  labelledBy,
}: Omit<ChartFigureProps, 'children'> & { readonly labelledBy: string }) => (
  <div className="max-h-64 overflow-y-auto" tabIndex={0} role="group" aria-labelledby={labelledBy}>
    <table className="mt-1 w-full max-w-xl border-collapse text-sm">
      <thead className="text-soft">
        <tr>
          {table.columns.map((column, at) => (
            <th key={column} scope="col" className={`py-1 ${at === 0 ? 'text-left' : 'text-right'}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map(([name, ...cells]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={table.columns[at + 1]} className="py-1 text-right tabular-nums">
                {typeof cell === 'number' ? exactAmount(cell, currency) : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A chart with its name, the table behind it, and that as a file. */
export const ChartFigure = ({ table, currency, children }: ChartFigureProps) => {
  const { charts: text } = figuresText.useText();
  const id = useId();
  const inFile = table.rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell.toFixed(2) : cell)));
  return (
    <figure aria-labelledby={id} className="m-0 rounded-md border border-line bg-raised p-4">
      <div className="flex items-center justify-between gap-2">
        <figcaption id={id} className="font-semibold">
          {table.title} ({currency})
        </figcaption>
        <Button
          size="sm"
          variant="ghost"
          aria-label={text.exportOf(table.title)}
          icon={<Download aria-hidden="true" size={15} />}
          onClick={() => downloadCsv(`${table.fileName}-${currency}`, [table.columns, ...inFile])}
        >
          <span className="max-sm:sr-only">{text.exportCsv}</span>
        </Button>
      </div>
      {children}
      <details>
        <summary className="min-h-6 w-fit cursor-pointer text-sm text-soft pointer-coarse:py-2.5">{text.table}</summary>
        <Table table={table} currency={currency} labelledBy={id} />
      </details>
    </figure>
  );
};
