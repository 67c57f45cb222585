import { columnsNamed, type NamesOf } from '../../../../area/imports/named-columns.ts';

/** The kinds of columns in a bank file. */
export const bankFields = ['booked_on', 'amount', 'credit', 'debit', 'payer', 'text', 'reference', 'currency'] as const;
export type BankField = (typeof bankFields)[number];
export type BankColumns = readonly (BankField | null)[];

/** Banks' names for their columns, in Spanish and English. */
const names: NamesOf<BankField> = {
  booked_on: [
    ...['fecha', 'fecha de operacion', 'fecha operacion', 'fecha contable', 'dia', 'f operacion'],
    ...['date', 'booking date', 'transaction date', 'posting date', 'completed date', 'value date', 'fecha valor'],
  ],
  amount: ['importe', 'monto', 'cantidad', 'amount', 'valor', 'value'],
  credit: [
    ...['abono', 'abonos', 'deposito', 'depositos', 'ingreso', 'ingresos', 'haber'],
    ...['credit', 'credits', 'credit amount', 'deposit', 'deposits', 'paid in', 'money in'],
  ],
  debit: [
    ...['cargo', 'cargos', 'retiro', 'retiros', 'egreso', 'egresos', 'debe'],
    ...['debit', 'debits', 'debit amount', 'withdrawal', 'withdrawals', 'paid out', 'money out'],
  ],
  payer: [
    ...['ordenante', 'nombre del ordenante', 'beneficiario ordenante', 'remitente', 'cliente', 'pagador'],
    ...['payer', 'debtor', 'sender', 'from', 'counterparty', 'name'],
  ],
  text: [
    ...['concepto', 'descripcion', 'detalle', 'movimiento', 'concepto referencia', 'leyenda'],
    ...['description', 'details', 'narrative', 'memo', 'text', 'payment details', 'remittance information'],
  ],
  reference: ['referencia', 'numero de referencia', 'no referencia', 'folio', 'clave de rastreo', 'reference', 'ref'],
  currency: ['moneda', 'divisa', 'currency', 'ccy'],
};

/** The field for which each column of a head is taken. */
export const columnsOf = (head: readonly string[]): BankColumns => columnsNamed(names, head);

/** Whether columns contain day and amount: without that, nothing can be read. */
export const areEnough = (columns: BankColumns): boolean =>
  columns.includes('booked_on') && (columns.includes('amount') || columns.includes('credit'));

/** Banks write some lines about the account above the names of the columns. */
const MOST_ABOVE = 30;

/** The row that names the columns; the first one where none does. */
export const headRow = (rows: readonly (readonly string[])[]): number =>
  Math.max(
    0,
    rows.slice(0, MOST_ABOVE).findIndex((row) => areEnough(columnsOf(row))),
  );
