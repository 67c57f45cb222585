import { describe, expect, it } from '@jest/globals';
import type { BankEntry } from './bank-entries.ts';
import { bankCells, csvEntries, likelyReading } from './csv-entries.ts';
import { sortedEntries } from './usable-lines.ts';

const anEntry = (values: Partial<BankEntry> = {}): BankEntry => ({
  ...{ isCredit: true, isReversal: false, isBooked: true, bookedOn: '2026-11-03', amount: 5, currency: 'MXN' },
  ...{ payer: '', text: 'Depósito', reference: '', bankReference: '' },
  ...values,
});
const sorted = (...entries: BankEntry[]) =>
  sortedEntries(entries, { ids: entries.map((_, at) => `id-${at}`), today: '2026-11-04' });

describe('an entry of a bank', () => {
  it.each([
    [{ isCredit: false }, 'debit'],
    [{ isReversal: true }, 'reversal'],
    [{ isBooked: false }, 'not_booked'],
    [{ bookedOn: undefined }, 'day'],
    [{ bookedOn: '2026-11-05' }, 'ahead'],
    [{ amount: Number.NaN }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: 1e15 }, 'amount'],
    [{ currency: 'JPY' }, 'currency'],
  ] as const)('is not used: %j', (values, unused) =>
    expect(sorted(anEntry(values))).toMatchObject([{ line: null, unused }]),
  );

  it('is distinguished from equal ones by their number in the file', () => {
    const lines = sorted(
      anEntry(),
      anEntry({ isCredit: false }),
      anEntry({ text: ' DEPOSITO ' }),
      anEntry({ amount: 6 }),
    );
    expect(lines.map(({ line }) => line && [line.line_id, line.position, line.ordinal])).toEqual([
      ['id-0', 0, 0],
      null,
      ['id-2', 2, 1],
      ['id-3', 3, 0],
    ]);
  });

  it('has texts of one line that a door takes', () => {
    const [entry] = sorted(anEntry({ text: `a\n\tb\u0000c \u{D800} ${'x'.repeat(600)}`, payer: '=1+1' }));
    expect(entry?.line?.text).toMatch(/^a b c \u{FFFD} x+$/u);
    expect(entry?.line?.text).toHaveLength(500);
    expect(entry?.line?.payer).toBe('=1+1');
  });
});

it('rows of a bank are read below the names of their columns, deposits and withdrawals beside each other', () => {
  const cells = bankCells([
    ['Banco de Prueba', '', '', ''],
    ['Cuenta 123', '', '', ''],
    ['FECHA', 'Descripción', 'Cargos', 'Abonos'],
    ['03/11/2026', 'Pago de Mar Azul', '', '1,200.50'],
    ['13/11/2026', 'Comisión', '50.00', ''],
  ]);
  const reading = likelyReading(cells, 'MXN');
  expect(reading.columns).toEqual(['booked_on', 'text', 'debit', 'credit']);
  expect(csvEntries(cells, reading).entries).toMatchObject([
    { isCredit: true, amount: 1_200.5, bookedOn: '2026-11-03', text: 'Pago de Mar Azul', currency: 'MXN' },
    { isCredit: false, bookedOn: '2026-11-13' },
  ]);
});

it('rows with one amount are withdrawals where it is negative', () => {
  const cells = bankCells([
    ['Date', 'Description', 'Amount', 'Currency'],
    ['2026-11-03', 'Invoice', '-5.00', 'usd'],
    ['2026-11-03', 'Invoice', '5.00', 'usd'],
  ]);
  const { entries } = csvEntries(cells, likelyReading(cells, 'MXN'));
  expect(entries.map(({ isCredit, amount, currency }) => [isCredit, amount, currency])).toEqual([
    [false, 5, 'USD'],
    [true, 5, 'USD'],
  ]);
});
