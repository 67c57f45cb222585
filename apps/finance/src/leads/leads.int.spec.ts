import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { bookChanged } from '@nivel/contracts/finance/book-changed.fact';
import { createMoneyLead } from '@nivel/contracts/finance/create-money-lead.operation';
import { deleteMoneyLead } from '@nivel/contracts/finance/delete-money-lead.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { getMoneyLeadTotals } from '@nivel/contracts/finance/get-money-lead-totals.operation';
import { getMoneyLeads } from '@nivel/contracts/finance/get-money-leads.operation';
import { leadAssigned } from '@nivel/contracts/finance/lead-assigned.fact';
import { leadStageChanged } from '@nivel/contracts/finance/lead-stage-changed.fact';
import { purgeBookTrash } from '@nivel/contracts/finance/purge-book-trash.operation';
import { restoreMoneyLead } from '@nivel/contracts/finance/restore-money-lead.operation';
import { setMoneyStageWeights } from '@nivel/contracts/finance/set-money-stage-weights.operation';
import { updateMoneyLead } from '@nivel/contracts/finance/update-money-lead.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let admin: Person;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin', 'Eva Luna');
  manager = await finance.somebody('manager', 'Ana Sol');
});
afterAll(() => finance.stop());

const aLead = async (overrides: object = {}) => {
  const { lead } = await manager.ask(createMoneyLead, { name_param: 'Cerro Azul', ...overrides });
  return lead;
};
const change = async (id: string, updates: object) =>
  (await manager.ask(updateMoneyLead, { lead_id_param: id, updates_param: updates })).lead;
const historyOf = (id: string) => manager.ask(getMoneyHistory, { entity_param: 'lead', id_param: id });
const found = async (asked: object) => {
  const { data, total_count: count } = await manager.ask(getMoneyLeads, asked);
  return { names: data.map(({ name }) => name), count };
};

describe('a lead', () => {
  it('is created from the input of the documented door, and published with its stage', async () => {
    const lead = await aLead({
      source_param: 'Feria',
      expected_value_param: 1_200.5,
      stage_param: 'contacted',
      assigned_to_param: manager.userId,
      notes_param: 'Dos sedes',
    });
    expect(lead).toMatchObject({
      ...{ name: 'Cerro Azul', source: 'Feria', stage: 'contacted', expected_value: 1_200.5, currency: 'USD' },
      ...{ assigned_to: manager.userId, assigned_to_name: 'Ana Sol', notes: 'Dos sedes', deleted_at: null },
    });
    const value = await finance.rows('SELECT expected_value::text AS v FROM leads WHERE id = $1', [lead.id]);
    expect(value).toEqual([{ v: '120050' }]);
    expect(await finance.told(leadStageChanged, lead.id)).toEqual([
      expect.objectContaining({ leadId: lead.id, from: null, to: 'contacted', expectedValue: 120_050 }),
    ]);
    expect(await finance.told(bookChanged, lead.id)).toHaveLength(1);
  });

  it('is made once, however often it is sent, and never of something else', async () => {
    const lead_id_param = v7();
    const all = await Promise.all([1, 2, 3].map(() => aLead({ lead_id_param, expected_value_param: 10 })));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([lead_id_param]));
    await change(lead_id_param, { expected_value: 20 });
    expect(await aLead({ lead_id_param, expected_value_param: 10 })).toMatchObject({ expected_value: 20 });
    const other = { name_param: 'Otro', lead_id_param };
    expect(await manager.refusal(createMoneyLead, other)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await finance.told(leadStageChanged, lead_id_param)).toHaveLength(1);
  });

  it.each([
    { name_param: ' ' },
    { name_param: 'x'.repeat(201) },
    { expected_value_param: -1 },
    { expected_value_param: 1.005 },
    { expected_value_param: 1e15 },
    { currency_param: 'JPY' },
    { stage_param: 'won' },
    { unknown: true },
  ])('is refused where it has not the form: %j', async (wrong) => {
    const refusal = await manager.refusal(createMoneyLead, { name_param: 'Cerro Azul', ...wrong });
    expect(refusal).toMatchObject({ code: 'invalid_input' });
  });

  it('is in the charge of administrators and managers only', async () => {
    const user = await finance.somebody('user');
    for (const assigned of [user.userId, v7()]) {
      const asked = { name_param: 'Cerro Azul', assigned_to_param: assigned };
      expect(await manager.refusal(createMoneyLead, asked)).toMatchObject({ code: 'assignee_not_in_book' });
    }
  });

  it('notifies the person put in charge, and nobody of their own changes', async () => {
    const { id } = await aLead({ assigned_to_param: manager.userId });
    const taken = async () => (await finance.told(leadAssigned, id)).map((told) => (told as { userId: string }).userId);
    expect(await taken()).toEqual([]);
    for (const updates of [{ assigned_to: admin.userId }, { notes: 'Dos sedes' }, { assigned_to: null }])
      await change(id, updates);
    expect(await taken()).toEqual([admin.userId]);
    const made = await aLead({ assigned_to_param: admin.userId });
    expect(await finance.told(leadAssigned, made.id)).toEqual([
      expect.objectContaining({ userId: admin.userId, name: 'Cerro Azul' }),
    ]);
  });

  it('changes field by field; the trail records who, when, from what to what', async () => {
    const { id } = await aLead();
    expect(await change(id, { stage: 'closed_lost', lost_reason: 'Caro' })).toMatchObject({ lost_reason: 'Caro' });
    await change(id, { next_step: 'Llamar', next_step_on: '2026-12-01' });
    await change(id, { next_step: 'Llamar' });
    const last = await admin.ask(updateMoneyLead, { lead_id_param: id, updates_param: { stage: 'proposal' } });
    expect(last.lead).toMatchObject({ stage: 'proposal', lost_reason: '', next_step_on: '2026-12-01' });
    const { entries, names, has_more } = await historyOf(id);
    expect(has_more).toBe(false);
    expect(entries.map(({ act, before, after }) => ({ act, before, after }))).toEqual([
      {
        act: 'stage-changed',
        before: { stage: 'closed_lost', lost_reason: 'Caro' },
        after: { stage: 'proposal', lost_reason: '' },
      },
      {
        act: 'changed',
        before: { next_step: '', next_step_on: null },
        after: { next_step: 'Llamar', next_step_on: '2026-12-01' },
      },
      {
        act: 'stage-changed',
        before: { stage: 'new', lost_reason: '' },
        after: { stage: 'closed_lost', lost_reason: 'Caro' },
      },
      { act: 'created', before: null, after: expect.objectContaining({ name: 'Cerro Azul', stage: 'new' }) },
    ]);
    expect(names).toEqual({ [admin.userId]: 'Eva Luna', [manager.userId]: 'Ana Sol' });
    expect((await finance.told(leadStageChanged, id)).map(({ from, to }) => [from, to])).toEqual([
      [null, 'new'],
      ['new', 'closed_lost'],
      ['closed_lost', 'proposal'],
    ]);
  });

  it('keeps every change of two who change it at once', async () => {
    const { id } = await aLead();
    await Promise.all(
      ['Uno', 'Dos', 'Tres', 'Cuatro'].map((source, index) =>
        change(id, index % 2 === 0 ? { source } : { next_step: source }),
      ),
    );
    const { entries } = await historyOf(id);
    // Each entry starts with the last value of the same field.
    for (const field of ['source', 'next_step']) {
      const values = entries
        .toReversed()
        .flatMap(({ act, before, after }) =>
          act === 'changed' && after?.[field] !== undefined ? [[before?.[field], after[field]]] : [],
        );
      expect(values).toHaveLength(2);
      expect(values[0]?.[0]).toBe('');
      expect(values[1]?.[0]).toBe(values[0]?.[1]);
    }
  });
});

describe('leads of a page', () => {
  it('are found by words without accents, stage and person, and sorted', async () => {
    const source_param = `Fuente ${v7()}`;
    const one = { source_param, assigned_to_param: admin.userId };
    await aLead({ ...one, name_param: 'Ñandú Árbol', expected_value_param: 5, stage_param: 'proposal' });
    await aLead({ source_param, name_param: 'Zócalo', expected_value_param: 50, stage_param: 'new' });
    await aLead({ source_param, name_param: 'alameda', expected_value_param: 20, stage_param: 'closed_won' });
    const among = (asked: object) => found({ search: source_param, ...asked });
    expect(await among({})).toEqual({ names: ['alameda', 'Zócalo', 'Ñandú Árbol'], count: 3 });
    expect(await among({ search: `${source_param} arbol NANDU` })).toEqual({ names: ['Ñandú Árbol'], count: 1 });
    expect(await among({ stage_filter: ['new', 'closed_won'] })).toMatchObject({ count: 2 });
    expect(await among({ assigned_filter: admin.userId })).toMatchObject({ names: ['Ñandú Árbol'] });
    expect((await among({ sort: 'expected_value' })).names).toEqual(['Zócalo', 'alameda', 'Ñandú Árbol']);
    expect((await among({ sort: 'name', descending: false })).names).toEqual(['alameda', 'Ñandú Árbol', 'Zócalo']);
    expect((await among({ sort: 'stage', descending: false })).names).toEqual(['Zócalo', 'Ñandú Árbol', 'alameda']);
    expect(await among({ page_size: 2, page_offset: 2 })).toEqual({ names: ['Ñandú Árbol'], count: 3 });
    expect(await among({ search: '%' })).toEqual({ names: [], count: 0 });
  });
});

describe('a deleted lead', () => {
  it('is in the trash, where it can be had back, and does not change meanwhile', async () => {
    const search = v7();
    const { id } = await aLead({ source_param: search });
    const key = { lead_id_param: id };
    for (let time = 0; time < 2; time += 1)
      expect((await manager.ask(deleteMoneyLead, key)).lead.deleted_at).toBe('2026-11-25T18:00:00.000Z');
    expect(await found({ search })).toMatchObject({ count: 0 });
    expect(await found({ search, in_trash: true })).toMatchObject({ count: 1 });
    const late = { ...key, updates_param: { name: 'Otro' } };
    expect(await manager.refusal(updateMoneyLead, late)).toMatchObject({ code: 'lead_not_found' });
    for (let time = 0; time < 2; time += 1)
      expect((await manager.ask(restoreMoneyLead, key)).lead).toMatchObject({ id, deleted_at: null });
    expect((await historyOf(id)).entries.map(({ act }) => act)).toEqual(['restored', 'deleted', 'created']);
  });

  it('is removed for good after 30 days; the trail keeps who did what and when', async () => {
    const [kept, gone] = [await aLead(), await aLead()];
    await manager.ask(deleteMoneyLead, { lead_id_param: gone.id });
    finance.clock.pass(29 * 86_400);
    await manager.ask(deleteMoneyLead, { lead_id_param: kept.id });
    expect(await finance.nobody.ask(purgeBookTrash, {})).toEqual({ purged: 0, has_more: false });
    finance.clock.pass(86_400);
    const late = await manager.refusal(restoreMoneyLead, { lead_id_param: gone.id });
    expect(late).toMatchObject({ code: 'lead_not_found' });
    expect(await finance.nobody.ask(purgeBookTrash, {})).toEqual({ purged: 1, has_more: false });
    const acts = (await historyOf(gone.id)).entries;
    expect(acts.map(({ act, before, after }) => [act, before, after])).toEqual([
      ['deleted', null, null],
      ['created', null, null],
    ]);
    await manager.ask(restoreMoneyLead, { lead_id_param: kept.id });
  });
});

describe('the totals of leads', () => {
  it('weigh open ones by their stage; the weights are for administrators to set', async () => {
    await finance.rows('DELETE FROM leads');
    await aLead({ expected_value_param: 1_000, stage_param: 'qualified', currency_param: 'MXN' });
    await aLead({ expected_value_param: 0.55, stage_param: 'new', currency_param: 'MXN' });
    await aLead({ expected_value_param: 7, stage_param: 'closed_won', currency_param: 'MXN' });
    const totals = await manager.ask(getMoneyLeadTotals, {});
    expect(totals.stages).toEqual([
      { stage: 'new', currency: 'MXN', count: 1, expected_value: 0.55 },
      { stage: 'qualified', currency: 'MXN', count: 1, expected_value: 1_000 },
      { stage: 'closed_won', currency: 'MXN', count: 1, expected_value: 7 },
    ]);
    expect(totals.open).toEqual([{ currency: 'MXN', count: 2, expected_value: 1_000.55, weighted_value: 400.06 }]);
    const weights_param = { ...{ new: 0, contacted: 20, qualified: 50 }, ...{ proposal: 60, negotiation: 80 } };
    expect(await manager.refusal(setMoneyStageWeights, { weights_param })).toMatchObject({ code: 'forbidden' });
    await admin.ask(setMoneyStageWeights, { weights_param });
    expect(await manager.ask(getMoneyLeadTotals, {})).toMatchObject({
      weights: weights_param,
      open: [{ weighted_value: 500 }],
    });
  });
});
