import { expect, it } from '@jest/globals';
import { bankCells, csvEntries, likelyReading } from './csv-entries.ts';

it('reads a withdrawal with its amount, though it is no deposit', () => {
  const cells = bankCells([
    ['Fecha', 'Concepto', 'Depósito', 'Retiro'],
    ['2026-11-20', 'SPEI CERRO', '900.00', ''],
    ['2026-11-21', 'PAGO LUZ', '', '350.50'],
  ]);
  const { entries } = csvEntries(cells, likelyReading(cells, 'MXN'));
  expect(entries).toMatchObject([
    { isCredit: true, amount: 900, currency: 'MXN', bookedOn: '2026-11-20' },
    { isCredit: false, amount: 350.5, currency: 'MXN', bookedOn: '2026-11-21' },
  ]);
});
