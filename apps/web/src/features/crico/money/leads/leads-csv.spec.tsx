import { expect, it } from '@jest/globals';
import { asCsv } from '../../area/csv.ts';
import { leadCells } from './leads-csv.ts';
import { aLead } from './leads.fixtures.ts';
import { messages } from './messages/es-mx.ts';

it('exports leads with exact amounts, and nothing that a spreadsheet would calculate', () => {
  const lead = aLead({ name: '=HYPERLINK("x")', source: '+1', notes: 'Uno\nDos', expected_value: 0.1 });
  const [head, row] = leadCells([lead], messages);
  expect(head).toHaveLength(row?.length ?? 0);
  expect(row).toContain('0.10');
  const text = asCsv(leadCells([lead], messages));
  expect(text).toContain(`"'=HYPERLINK(""x"")",'+1,Nuevo,0.10,USD`);
  expect(text).toContain('"Uno\nDos"');
});
