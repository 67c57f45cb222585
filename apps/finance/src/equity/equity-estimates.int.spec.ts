import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { assignMoneyEquity } from '@nivel/contracts/finance/assign-money-equity.operation';
import { getMoneyEmployeeEquity } from '@nivel/contracts/finance/get-money-employee-equity.operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { ProjectOwner } from '../../test/project-owner.ts';

let finance: FinanceUnderTest;
let projects: ProjectOwner;
let admin: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  projects = await ProjectOwner.start(finance);
  admin = await finance.somebody('admin');
});
afterAll(async () => {
  await projects.stop();
  await finance.stop();
});

const addContract = async (
  projectId: string | null,
  currency: string,
  deletedAt: string | null = null,
): Promise<string> => {
  const id = v7();
  await finance.rows(
    `INSERT INTO contracts (id, client_name, contract_title, contract_type, total_value, currency, start_date, instalments, status,
  notes, project_id, project_name, scheduled_through, created_at, updated_at, deleted_at)
VALUES ($1, 'Cerro Azul', 'Curso', 'one_off', 1, $2, '2026-01-01', 1, 'active', '', $3, CASE WHEN $3::uuid IS NULL THEN NULL ELSE 'Sitio' END,
  '2026-01-01', now(), now(), $4)`,
    [id, currency, projectId, deletedAt],
  );
  return id;
};
const addPayment = async (
  contractId: string,
  amount: number,
  due: string,
  status: string,
  paid: string | null = null,
) =>
  finance.rows(
    `INSERT INTO payments (id, contract_id, amount, due_date, status, paid_date) VALUES ($1, $2, $3, $4, $5, $6)`,
    [v7(), contractId, amount, due, status, paid],
  );

it('estimates shares of payments paid or due in the calendar year in the project, and shows nobody those of others', async () => {
  const [project, other] = [projects.add('Sitio'), projects.add('Portal')];
  const dollars = await addContract(project, 'USD');
  await addPayment(dollars, 100_000, '2025-12-31', 'paid', '2026-01-01');
  await addPayment(dollars, 20_000, '2026-12-31', 'pending');
  await addPayment(dollars, 3_000, '2026-01-01', 'pending');
  const inParts = v7();
  await finance.rows(
    `INSERT INTO payments (id, contract_id, amount, received, due_date, status) VALUES ($1, $2, 9000000, 2100, '2027-03-01', 'pending')`,
    [inParts, dollars],
  );
  for (const [amount, day] of [
    [500, '2025-12-31'],
    [1_600, '2026-02-01'],
  ] as const)
    await finance.rows(
      `INSERT INTO partial_payments (id, payment_id, amount, paid_on, note, created_at) VALUES ($1, $2, $3, $4, '', now())`,
      [v7(), inParts, amount, day],
    );
  // Payments that do not count: of another year, or that will not come.
  await addPayment(dollars, 7_000_000, '2026-01-05', 'paid', '2025-12-31');
  await addPayment(dollars, 7_000_000, '2025-12-31', 'pending');
  await addPayment(dollars, 7_000_000, '2027-01-01', 'pending');
  await addPayment(dollars, 7_000_000, '2026-06-01', 'cancelled');
  const pesos = await addContract(project, 'MXN');
  await addPayment(pesos, 5_000, '2026-06-01', 'pending');
  await addPayment(await addContract(project, 'USD', '2026-11-01'), 7_000_000, '2026-06-01', 'pending');
  await addPayment(await addContract(other, 'USD'), 7_000_000, '2026-06-01', 'pending');
  await addPayment(await addContract(null, 'USD'), 7_000_000, '2026-06-01', 'pending');

  const [leo, iris] = [await finance.somebody('user', 'Leo Mar'), await finance.somebody('user', 'Iris Sol')];
  const terms = {
    project_id_param: project,
    payout_schedule_param: 'monthly' as const,
    assigned_at_param: '2025-11-25',
  };
  const half = {
    ...{ start: '2025-11-25', cliff_months: 12, length_months: 24, interval_months: 12 },
    allocation: 'CUMULATIVE_ROUNDING' as const,
  };
  const share = { employee_id_param: leo.userId, equity_percent_param: 10, vesting_param: half };
  await admin.ask(assignMoneyEquity, { ...terms, ...share });
  await admin.ask(assignMoneyEquity, { ...terms, employee_id_param: iris.userId, equity_percent_param: 2.5 });

  const { data: own } = await leo.ask(getMoneyEmployeeEquity, {});
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({
    employee_id: leo.userId,
    estimated_earnings: 124.6,
    estimates: [
      { currency: 'MXN', amount: 5, vested_amount: 2.5 },
      { currency: 'USD', amount: 124.6, vested_amount: 62.3 },
    ],
  });
  expect(JSON.stringify(own)).not.toContain(iris.userId);
  const { data: all } = await admin.ask(getMoneyEmployeeEquity, { project_id_filter: project });
  expect(all.map(({ estimated_earnings: amount }) => amount)).toEqual([31.15, 124.6]);
});
