import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { assignMoneyEquity } from '@nivel/contracts/finance/assign-money-equity.operation';
import { endMoneyEquity } from '@nivel/contracts/finance/end-money-equity.operation';
import { equityChanged } from '@nivel/contracts/finance/equity-changed.fact';
import { getMoneyEmployeeEquity } from '@nivel/contracts/finance/get-money-employee-equity.operation';
import { getMoneyEquityHistory } from '@nivel/contracts/finance/get-money-equity-history.operation';
import { listMoneyEquityChoices } from '@nivel/contracts/finance/list-money-equity-choices.operation';
import { ownEquityChanged } from '@nivel/contracts/finance/own-equity-changed.fact';
import { restoreMoneyEquity } from '@nivel/contracts/finance/restore-money-equity.operation';
import { updateMoneyEquity } from '@nivel/contracts/finance/update-money-equity.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { ProjectOwner } from '../../test/project-owner.ts';

let finance: FinanceUnderTest;
let projects: ProjectOwner;
let admin: Person;
let employee: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  projects = await ProjectOwner.start(finance);
  admin = await finance.somebody('admin', 'Eva Luna');
  employee = await finance.somebody('user', 'Leo Mar');
});
afterAll(async () => {
  await projects.stop();
  await finance.stop();
});

const VESTING = {
  ...{ start: '2025-11-25', cliff_months: 12, length_months: 48, interval_months: 1 },
  allocation: 'CUMULATIVE_ROUNDING' as const,
};
const input = (projectId: string, percent: number, overrides: object = {}) => ({
  employee_id_param: employee.userId,
  project_id_param: projectId,
  equity_percent_param: percent,
  payout_schedule_param: 'quarterly' as const,
  ...overrides,
});
const assigned = async (projectId: string, percent: number, overrides: object = {}) =>
  (await admin.ask(assignMoneyEquity, input(projectId, percent, overrides))).assignment;
const change = (id: string, updates: object) => ({ assignment_id_param: id, updates_param: updates });
const end = (id: string, status_param: 'completed' | 'cancelled' = 'cancelled') => ({
  ...{ assignment_id_param: id, status_param, reason_param: 'Dejó el equipo' },
});
const historyOf = async (who: Person, id: string) =>
  (await who.ask(getMoneyEquityHistory, { assignment_id_param: id })).entries;

describe('an assignment', () => {
  it('is created with its vesting, published to administrators and to its holder, and recorded', async () => {
    const project = projects.add('Sitio');
    const one = await assigned(project, 12.5, { vesting_param: VESTING, assigned_at_param: '2025-12-01' });
    expect(one).toMatchObject({
      ...{ employee_id: employee.userId, employee_name: 'Leo Mar', project_name: 'Sitio', assigned_at: '2025-12-01' },
      ...{ payout_schedule: 'quarterly', assigned_equity_percent: 12.5, status: 'active', vesting: VESTING },
      // A quarter of 1250 hundredths is 312.5.
      ...{ vested_percent: 3.13, ended_at: null, estimated_earnings: null, estimates: [] },
    });
    expect(one.vesting_schedule).toHaveLength(37);
    expect(one.vesting_schedule.at(-1)).toEqual({ day: '2029-11-25', percent: 12.5 });
    expect(await finance.told(equityChanged, one.id)).toHaveLength(1);
    expect(await finance.told(ownEquityChanged, one.id)).toEqual([{ userId: employee.userId, assignmentId: one.id }]);
    expect(await historyOf(admin, one.id)).toMatchObject([
      { act: 'created', actor_name: 'Eva Luna', after: { assigned_equity_percent: 12.5 } },
    ]);
  });

  it('without a day starts today in the zone of the book, and without vesting it vests at once', async () => {
    expect(await assigned(projects.add('Sitio'), 1)).toMatchObject({ assigned_at: '2026-11-25', vested_percent: 1 });
  });

  it('is made once, however often it is sent, and never of something else', async () => {
    const project = projects.add('Sitio');
    const assignment_id_param = v7();
    const all = await Promise.all([1, 2, 3].map(() => assigned(project, 60, { assignment_id_param })));
    expect(new Set(all.map(({ id }) => id))).toEqual(new Set([assignment_id_param]));
    const other = input(project, 20, { assignment_id_param });
    expect(await admin.refusal(assignMoneyEquity, other)).toMatchObject({ code: 'idempotency_key_reused' });
    expect(await finance.told(ownEquityChanged, assignment_id_param)).toHaveLength(1);
  });

  it.each([
    { equity_percent_param: 0 },
    { equity_percent_param: -1 },
    { equity_percent_param: 100.01 },
    { equity_percent_param: 12.345 },
    { payout_schedule_param: 'weekly' },
    { assigned_at_param: '2026-02-30' },
    { vesting_param: { ...VESTING, cliff_months: 60 } },
    { vesting_param: { ...VESTING, interval_months: 5 } },
    { vesting_param: { ...VESTING, interval_months: 6, cliff_months: 4 } },
    { vesting_param: { ...VESTING, length_months: 0, cliff_months: 0 } },
    { vesting_param: { ...VESTING, allocation: 'EVEN' } },
  ])('is refused with %j', async (wrong) => {
    const refusal = await admin.refusal(assignMoneyEquity, input(projects.add('Sitio'), 1, wrong));
    expect(refusal).toMatchObject({ code: 'invalid_input' });
  });

  it('is refused for a person without a place here, and in a project that does not exist', async () => {
    const stranger = { employee_id_param: v7() };
    expect(await admin.refusal(assignMoneyEquity, input(projects.add('Sitio'), 1, stranger))).toMatchObject({
      code: 'equity_employee_not_found',
    });
    const trashed = projects.add('Viejo');
    projects.trash(trashed);
    for (const project of [v7(), trashed])
      expect(await admin.refusal(assignMoneyEquity, input(project, 1))).toMatchObject({
        code: 'equity_project_not_found',
      });
  });
});

describe('the active shares of a project', () => {
  it('are at most 100 percent in all, also when two are assigned at once', async () => {
    const project = projects.add('Sitio');
    await assigned(project, 39.99);
    const both = await Promise.allSettled([1, 2].map(() => assigned(project, 60.01)));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await admin.refusal(assignMoneyEquity, input(project, 0.01))).toEqual({
      ...{ code: 'equity_above_whole', details: { unassigned_percent: 0 } },
    });
    // Another project has its own whole.
    await assigned(projects.add('Otro'), 100);
  });

  it('are counted again when one is raised or restored, and not when it has ended', async () => {
    const project = projects.add('Sitio');
    const one = await assigned(project, 60);
    const other = await assigned(project, 40);
    const raised = await admin.refusal(updateMoneyEquity, change(one.id, { equity_percent: 60.01 }));
    expect(raised).toMatchObject({ code: 'equity_above_whole', details: { unassigned_percent: 60 } });
    await admin.ask(endMoneyEquity, end(other.id));
    await admin.ask(updateMoneyEquity, change(one.id, { equity_percent: 70 }));
    const restored = await admin.refusal(restoreMoneyEquity, { assignment_id_param: other.id });
    expect(restored).toMatchObject({ code: 'equity_above_whole', details: { unassigned_percent: 30 } });
    const { projects: left } = await admin.ask(listMoneyEquityChoices, {});
    expect(left.find(({ project_id: id }) => id === project)).toMatchObject({ name: 'Sitio', unassigned_percent: 30 });
  });
});

describe('an assignment that exists', () => {
  it('is changed, ended with a reason, and restored; each leaves its trace once', async () => {
    const one = await assigned(projects.add('Sitio'), 10, { vesting_param: VESTING });
    await admin.ask(updateMoneyEquity, change(one.id, { payout_schedule: 'yearly' }));
    await admin.ask(updateMoneyEquity, change(one.id, { payout_schedule: 'yearly' }));
    const { assignment: ended } = await admin.ask(endMoneyEquity, end(one.id));
    await admin.ask(endMoneyEquity, end(one.id));
    expect(ended).toMatchObject({ status: 'cancelled', ended_at: '2026-11-25', end_reason: 'Dejó el equipo' });
    for (const [operation, asked] of [
      [updateMoneyEquity, change(one.id, { equity_percent: 1 })],
      [endMoneyEquity, end(one.id, 'completed')],
    ] as const)
      expect(await admin.refusal(operation, asked)).toMatchObject({ code: 'equity_not_active' });
    const restored = { assignment_id_param: one.id };
    await admin.ask(restoreMoneyEquity, restored);
    const { assignment } = await admin.ask(restoreMoneyEquity, restored);
    expect(assignment).toMatchObject({ status: 'active', ended_at: null, end_reason: '', payout_schedule: 'yearly' });
    const acts = (await historyOf(admin, one.id)).map(({ act, reason }) => [act, reason]);
    expect(acts).toEqual([
      ['restored', null],
      ['cancelled', 'Dejó el equipo'],
      ['changed', null],
      ['created', null],
    ]);
  });

  it('is not activated again for a person who has no place here any more', async () => {
    const former = await finance.somebody('user', 'Iris Cruz');
    const one = await assigned(projects.add('Sitio'), 10, { employee_id_param: former.userId });
    await admin.ask(endMoneyEquity, end(one.id));
    await finance.setRole(former.userId, 'user', false);
    const restored = await admin.refusal(restoreMoneyEquity, { assignment_id_param: one.id });
    expect(restored).toMatchObject({ code: 'equity_employee_not_found' });
  });

  it('cannot be ended without a reason, and a missing one not at all', async () => {
    const one = await assigned(projects.add('Sitio'), 10);
    const silent = { ...end(one.id), reason_param: ' ' };
    expect(await admin.refusal(endMoneyEquity, silent)).toMatchObject({ code: 'invalid_input' });
    for (const [operation, asked] of [
      [endMoneyEquity, end(v7())],
      [updateMoneyEquity, change(v7(), {})],
      [restoreMoneyEquity, { assignment_id_param: v7() }],
    ] as const)
      expect(await admin.refusal(operation, asked)).toMatchObject({ code: 'equity_not_found' });
  });

  it('is shown with the present name of its project, and with the last known one without an answer', async () => {
    const project = projects.add('Sitio');
    const one = await assigned(project, 10);
    const names = async () =>
      (await admin.ask(getMoneyEmployeeEquity, { project_id_filter: project })).data.map((row) => row.project_name);
    projects.rename(project, 'Portal');
    expect(await names()).toEqual(['Portal']);
    await projects.leave();
    expect(await names()).toEqual([one.project_name]);
    expect(await admin.refusal(assignMoneyEquity, input(project, 1))).toMatchObject({ code: 'unavailable' });
    projects.answer();
  });
});
