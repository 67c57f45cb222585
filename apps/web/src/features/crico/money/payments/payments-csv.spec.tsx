import { expect, it } from '@jest/globals';
import { asCsv } from '../../area/csv.ts';
import { messages as shared } from '../messages/es-mx.ts';
import { messages } from './messages/es-mx.ts';
import { paymentCells } from './payments-csv.ts';
import { aPayment } from './payments.fixtures.ts';

it('exports payments with exact amounts, and nothing that a spreadsheet would calculate', () => {
  const payment = aPayment({ client_name: '=1+1', received_amount: 200.5, open_amount: 1_000 });
  const [head, row] = paymentCells([payment], messages, shared);
  expect(head).toHaveLength(row?.length ?? 0);
  const text = asCsv(paymentCells([payment], messages, shared));
  expect(text).toContain("'=1+1,Curso,1200.50,200.50,1000.00,USD,2026-12-10,Pendiente,");
});
