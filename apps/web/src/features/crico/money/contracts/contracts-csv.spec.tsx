import { expect, it } from '@jest/globals';
import { asCsv } from '../../area/csv.ts';
import { contractCells } from './contracts-csv.ts';
import { aContract } from './contracts.fixtures.ts';
import { messages } from './messages/es-mx.ts';

it('exports contracts with exact amounts, and nothing that a spreadsheet would calculate', () => {
  const contracts = [
    aContract({ client_name: '=HYPERLINK("x")', total_value: 0.1, status: 'on_hold', is_draft: true }),
    aContract({ contract_type: 'recurring', payment_frequency: 'weekly', instalments: 1 }),
  ];
  const [head, draft, weekly] = contractCells(contracts, messages);
  expect([draft?.length, weekly?.length]).toEqual([head?.length, head?.length]);
  expect(draft).toEqual(expect.arrayContaining(['0.10', 'En pausa (sin empezar)', 'Único']));
  expect(weekly).toEqual(expect.arrayContaining(['1200.50', 'Recurrente', 'Semanal']));
  expect(asCsv(contractCells(contracts, messages))).toContain(`"'=HYPERLINK(""x"")"`);
});
