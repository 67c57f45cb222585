import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { findMoneyLeadDuplicates } from '@nivel/contracts/finance/find-money-lead-duplicates.operation';
import { getMoneyLead } from '@nivel/contracts/finance/get-money-lead.operation';
import { getMoneyLeads } from '@nivel/contracts/finance/get-money-leads.operation';
import { importMoneyLeads } from '@nivel/contracts/finance/import-money-leads.operation';
import { undoMoneyLeadImport } from '@nivel/contracts/finance/undo-money-lead-import.operation';
import { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
});
afterAll(() => finance.stop());

const aRow = (name: string) => ({
  ...{
    lead_id: v7(),
    name,
    source: 'Feria',
    expected_value: 10.5,
    currency: 'MXN' as const,
    stage: 'closed_lost' as const,
  },
  ...{ notes: '=1+1', next_step: 'Llamar', next_step_on: '2026-12-01', lost_reason: 'Precio' },
});

it('makes leads of a file, once however often it is sent, with their history', async () => {
  const rows = [aRow('Cerro Azul'), aRow('Mar')];
  expect(await manager.ask(importMoneyLeads, { leads_param: rows })).toEqual({ success: true, added: 2 });
  const again = await Promise.all(
    [1, 2].map(async () => manager.ask(importMoneyLeads, { leads_param: rows.toReversed() })),
  );
  expect(again.map(({ added }) => added)).toEqual([0, 0]);
  const { data, total_count: count } = await manager.ask(getMoneyLeads, {});
  expect(count).toBe(2);
  expect(data.find(({ name }) => name === 'Cerro Azul')).toMatchObject({
    ...{ source: 'Feria', expected_value: 10.5, currency: 'MXN', stage: 'closed_lost', assigned_to: null },
    ...{ notes: '=1+1', next_step: 'Llamar', next_step_on: '2026-12-01', lost_reason: 'Precio' },
  });
  const trail = await finance.rows(`SELECT entity_id FROM audit_entries WHERE act = 'created' AND actor_id = $1`, [
    manager.userId,
  ]);
  expect(trail).toHaveLength(2);
});

it('finds existing names, ignoring accents and capitals', async () => {
  await manager.ask(importMoneyLeads, { leads_param: [aRow('Clínica San José')] });
  const names = ['CLINICA SAN JOSE', 'Clinica San', 'Nadie'];
  expect(await manager.ask(findMoneyLeadDuplicates, { names_param: names })).toEqual({ names: ['CLINICA SAN JOSE'] });
});

it('moves an import back into the trash, and leaves rows that a person has changed since', async () => {
  const [one, other] = [aRow('Uno'), aRow('Otro')];
  await manager.ask(importMoneyLeads, { leads_param: [one, other] });
  finance.clock.pass(1);
  await manager.ask(updateMoneyLead, { lead_id_param: other.lead_id, updates_param: { notes: 'Habló' } });
  const ids = { lead_ids_param: [one.lead_id, other.lead_id, v7()] };
  expect(await manager.ask(undoMoneyLeadImport, ids)).toEqual({ success: true, removed: 1, kept: 1 });
  expect(await manager.ask(undoMoneyLeadImport, ids)).toEqual({ success: true, removed: 0, kept: 1 });
  const { lead } = await manager.ask(getMoneyLead, { lead_id_param: one.lead_id });
  expect(lead.deleted_at).not.toBeNull();
  // When sent once more, reversed rows stay in the trash.
  expect((await manager.ask(importMoneyLeads, { leads_param: [one] })).added).toBe(0);
});
