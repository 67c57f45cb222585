import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { assignMoneyEquity } from '@nivel/contracts/finance/assign-money-equity.operation';
import { bookId } from '@nivel/contracts/finance/book-values';
import { endMoneyEquity } from '@nivel/contracts/finance/end-money-equity.operation';
import { enterEquity } from '@nivel/contracts/finance/enter-equity.operation';
import { exportMoneyEquity } from '@nivel/contracts/finance/export-money-equity.operation';
import { getMoneyEmployeeEquity } from '@nivel/contracts/finance/get-money-employee-equity.operation';
import { getMoneyEquityHistory } from '@nivel/contracts/finance/get-money-equity-history.operation';
import { getMoneyEquityStatement } from '@nivel/contracts/finance/get-money-equity-statement.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { listMoneyEquityChoices } from '@nivel/contracts/finance/list-money-equity-choices.operation';
import { restoreMoneyEquity } from '@nivel/contracts/finance/restore-money-equity.operation';
import { updateMoneyEquity } from '@nivel/contracts/finance/update-money-equity.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { ProjectOwner } from '../../test/project-owner.ts';

let finance: FinanceUnderTest;
let projects: ProjectOwner;
let admin: Person;
let manager: Person;
let holder: Person;
let other: Person;
beforeAll(async () => {
  // One after the other, so that the fact published last is handled last.
  finance = await FinanceUnderTest.start({ CONSUMER_CONCURRENCY: '1', CONSUMER_MAX_DELIVERIES: '100' });
  projects = await ProjectOwner.start(finance);
  admin = await finance.somebody('admin', 'Eva Luna');
  manager = await finance.somebody('manager', 'Ana Sol');
  holder = await finance.somebody('user', 'Leo Mar');
  other = await finance.somebody('user', 'Reservada Otra');
});
afterAll(async () => {
  await projects.stop();
  await finance.stop();
});

const assigned = async (employee: Person, projectId = projects.add('Sitio'), percent = 10) => {
  const asked = {
    ...{ employee_id_param: employee.userId, project_id_param: projectId, equity_percent_param: percent },
    payout_schedule_param: 'monthly' as const,
  };
  return (await admin.ask(assignMoneyEquity, asked)).assignment;
};
const rowsOf = async (who: Person, filter: string | null = null) =>
  (await who.ask(getMoneyEmployeeEquity, { employee_id_filter: filter })).data;

describe('who sees equity', () => {
  it('is for all of it administrators; everybody else sees their own, with every byte', async () => {
    const project = projects.add('Sitio');
    const [own, foreign] = [await assigned(holder, project), await assigned(other, project)];
    expect((await rowsOf(admin)).map(({ id }) => id)).toEqual(expect.arrayContaining([own.id, foreign.id]));
    expect((await rowsOf(admin, other.userId)).map(({ id }) => id)).toEqual([foreign.id]);
    expect(await rowsOf(manager)).toEqual([]);
    const bytes = await holder.askRaw(getMoneyEmployeeEquity, '{}');
    const shown = new TextDecoder().decode(bytes);
    expect(shown).toContain(own.id);
    for (const secret of [foreign.id, other.userId, 'Reservada']) expect(shown).not.toContain(secret);
    for (const who of [manager, holder])
      expect(await who.refusal(getMoneyEmployeeEquity, { employee_id_filter: other.userId })).toMatchObject({
        code: 'forbidden',
      });
    expect(await rowsOf(holder, holder.userId)).toHaveLength(1);
    const alone = async (who: Person) => (await who.ask(getMoneyEmployeeEquity, { assignment_id_filter: own.id })).data;
    expect((await alone(admin)).map(({ id }) => id)).toEqual([own.id]);
    expect(await alone(other)).toEqual([]);
  });

  it('is refused without a place in the installation', async () => {
    const stranger = await finance.person();
    expect(await stranger.refusal(getMoneyEmployeeEquity, {})).toMatchObject({ code: 'forbidden' });
    expect(await finance.nobody.refusal(getMoneyEmployeeEquity, {})).toMatchObject({ code: 'unauthenticated' });
  });

  it('is of a history and a statement their holder; to others they look as if they were not there', async () => {
    const { id } = await assigned(holder);
    const asked = { assignment_id_param: id };
    const [entry] = (await holder.ask(getMoneyEquityHistory, asked)).entries;
    expect(entry).toMatchObject({ act: 'created', actor_name: null });
    const { pdf_base64: pdf } = await holder.ask(getMoneyEquityStatement, asked);
    expect(Buffer.from(pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    for (const who of [manager, other]) {
      const refusals = await Promise.all(
        [id, v7()].map((one) => who.refusal(getMoneyEquityHistory, { assignment_id_param: one })),
      );
      expect(refusals[0]).toMatchObject({ code: 'equity_not_found' });
      expect(refusals[0]).toEqual(refusals[1]);
    }
    for (const who of [admin, manager, other])
      expect(await who.refusal(getMoneyEquityStatement, asked)).toMatchObject({ code: 'equity_not_found' });
  });

  it('is of acts and of the whole administrators only', async () => {
    const { id, project_id } = await assigned(holder);
    const employee = { employee_id_param: holder.userId, project_id_param: project_id };
    const acts = [
      [assignMoneyEquity, { ...employee, equity_percent_param: 1, payout_schedule_param: 'monthly' }],
      [updateMoneyEquity, { assignment_id_param: id, updates_param: { equity_percent: 1 } }],
      [endMoneyEquity, { assignment_id_param: id, status_param: 'cancelled', reason_param: 'No' }],
      [restoreMoneyEquity, { assignment_id_param: id }],
      [listMoneyEquityChoices, {}],
      [exportMoneyEquity, {}],
      [enterEquity, { id: bookId }],
      [getMoneyHistory, { entity_param: 'equity', id_param: id }],
    ] as const;
    for (const who of [manager, holder])
      for (const [operation, asked] of acts)
        expect(await who.refusal(operation, asked)).toMatchObject({ code: 'forbidden' });
    expect(await admin.ask(enterEquity, { id: bookId })).toEqual({});
  });
});

describe('a deleted account', () => {
  const holderIn = async (id: string) =>
    (
      await finance.rows<{ employee_id: string | null }>('SELECT employee_id FROM equity_assignments WHERE id = $1', [
        id,
      ])
    )[0];

  it('leaves its assignments in the book, without a name; they are not restored', async () => {
    const gone = await finance.somebody('user', 'Iris Paz');
    const project = projects.add('Sitio');
    const [one, kept] = [await assigned(gone, project), await assigned(holder, project)];
    await admin.ask(endMoneyEquity, { assignment_id_param: one.id, status_param: 'cancelled', reason_param: 'Se fue' });
    await finance.tell(accountDeleted, { userId: gone.userId }, { version: 9 });
    await waitUntil(async () => (await holderIn(one.id))?.employee_id === null);
    expect(await holderIn(kept.id)).toEqual({ employee_id: holder.userId });
    const { data } = await admin.ask(getMoneyEmployeeEquity, { project_id_filter: project });
    const row = data.find(({ id }) => id === one.id);
    expect(row).toMatchObject({ employee_id: null, employee_name: null, employee_email: null, status: 'cancelled' });
    const restored = await admin.refusal(restoreMoneyEquity, { assignment_id_param: one.id });
    expect(restored).toMatchObject({ code: 'equity_employee_not_found' });
    const late = { employee_id_param: gone.userId, project_id_param: project, equity_percent_param: 1 };
    expect(await admin.refusal(assignMoneyEquity, { ...late, payout_schedule_param: 'monthly' })).toMatchObject({
      code: 'equity_employee_not_found',
    });
  });

  it('a second delivery changes nothing', async () => {
    const gone = await finance.somebody('user', 'Iris Paz');
    const one = await assigned(gone);
    const id = await finance.tell(accountDeleted, { userId: gone.userId }, { version: 9 });
    await waitUntil(async () => (await holderIn(one.id))?.employee_id === null);
    // Data that only a second handling would anonymize.
    await finance.rows('UPDATE equity_assignments SET employee_id = $2 WHERE id = $1', [one.id, gone.userId]);
    await finance.tell(accountDeleted, { userId: gone.userId }, { id, version: 9 });
    const last = await finance.somebody('user', 'Sol Paz');
    const lastOne = await assigned(last);
    await finance.tell(accountDeleted, { userId: last.userId }, { version: 9 });
    await waitUntil(async () => (await holderIn(lastOne.id))?.employee_id === null);
    expect(await holderIn(one.id)).toEqual({ employee_id: gone.userId });
  });

  it('whose assignments cannot be anonymised yet is taken out of them when they can be', async () => {
    const gone = await finance.somebody('user', 'Iris Paz');
    const one = await assigned(gone);
    await finance.rows('ALTER TABLE finance.equity_assignments RENAME TO away');
    const id = await finance.tell(accountDeleted, { userId: gone.userId }, { version: 9 });
    await waitUntil(
      async () => (await finance.rows('SELECT 1 FROM accounts WHERE user_id = $1', [gone.userId])).length === 0,
    );
    await finance.rows('ALTER TABLE finance.away RENAME TO equity_assignments');
    await waitUntil(async () => (await holderIn(one.id))?.employee_id === null);
    const inbox = await finance.rows(`SELECT 1 FROM inbox WHERE event_id = $1 AND consumer LIKE '%anonymise%'`, [id]);
    expect(inbox).toHaveLength(1);
  });
});
