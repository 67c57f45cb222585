import type { Currency } from '@nivel/contracts/finance/money';
import type { BankEntries, BankEntry } from './bank-entries.ts';
import { columnsOf, headRow, type BankColumns, type BankField } from './bank-columns.ts';
import { amountIn, dayFormOf, dayIn, decimalFormOf, type DayForm, type DecimalForm } from './bank-cells.ts';

/** The cells of a file; `head` names the columns. */
export interface BankCells {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The way the cells of a file are read: guessed first, and then for the person to change. */
export interface CsvReading {
  readonly columns: BankColumns;
  readonly dayForm: DayForm;
  readonly decimalForm: DecimalForm;
  /** If no column contains it. */
  readonly currency: Currency;
  readonly account: string;
}

/** Lines above the column names are left out. */
export const bankCells = (rows: readonly (readonly string[])[]): BankCells => {
  const at = headRow(rows);
  return { head: rows[at] ?? [], rows: rows.slice(at + 1) };
};

/** The most likely way to read a file. */
export const likelyReading = ({ head, rows }: BankCells, currency: Currency): CsvReading => {
  const columns = columnsOf(head);
  return { columns, currency, account: '', ...formsOf(rows, columns) };
};

/** The forms in which columns write days and amounts. */
export const formsOf = (rows: BankCells['rows'], columns: BankColumns) => {
  const cellsOf = (field: BankField): string[] => {
    const at = columns.indexOf(field);
    return at < 0 ? [] : rows.map((row) => row[at] ?? '').filter(Boolean);
  };
  return {
    dayForm: dayFormOf(cellsOf('booked_on')),
    decimalForm: decimalFormOf([...cellsOf('amount'), ...cellsOf('credit')]),
  };
};

/** The entries that the rows of a file mean. */
export const csvEntries = ({ rows }: BankCells, reading: CsvReading): BankEntries => ({
  ...{ format: 'csv', account: reading.account, isInconsistent: false },
  entries: rows.map((cells) => entryOf(cells, reading)),
});

const entryOf = (cells: readonly string[], { columns, dayForm, decimalForm, currency }: CsvReading): BankEntry => {
  const of = (field: BankField): string => {
    const at = columns.indexOf(field);
    return at < 0 ? '' : (cells[at] ?? '').trim();
  };
  const amount = amountIn(of('credit') || of('amount') || of('debit'), decimalForm);
  const isOut = of('credit') === '' && amountIn(of('debit'), decimalForm) !== 0;
  return {
    ...{ isCredit: !isOut && !(amount < 0), isReversal: false, isBooked: true },
    ...{ bookedOn: dayIn(of('booked_on'), dayForm), amount: Math.abs(amount) },
    ...{ currency: of('currency').toUpperCase() || currency, payer: of('payer'), text: of('text') },
    ...{ reference: of('reference'), bankReference: '' },
  };
};
