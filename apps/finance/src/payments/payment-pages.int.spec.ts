import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { deleteMoneyContract } from '@nivel/contracts/finance/delete-money-contract.operation';
import { paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { getMoneyPayments } from '@nivel/contracts/finance/get-money-payments.operation';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Person } from '@nivel/testing/caller';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
let manager: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  manager = await finance.somebody('manager');
  for (const client of ['Cerro Azul', 'Mar']) await contractOf(client);
  const gone = await contractOf('Nadie');
  await manager.ask(deleteMoneyContract, { contract_id_param: gone });
});
afterAll(() => finance.stop());

/** Ten payments around the day it is, of each status, some on the same day. */
const contractOf = async (client_name_param: string): Promise<string> => {
  const { contract } = await manager.ask(createMoneyContract, {
    ...{ client_name_param, contract_title_param: 'Curso', total_value_param: 0, start_date_param: '2026-11-25' },
  });
  await finance.rows(
    `INSERT INTO payments (id, contract_id, amount, due_date, status, paid_date)
SELECT gen_random_uuid(), $1, 100 + n * 7919 % 1000, date '2026-11-25' + (n - 5) / 2 * 3, status,
  CASE WHEN status = 'paid' THEN date '2026-11-25' - n * 7919 % 20 END
FROM generate_series(0, 9) n, unnest(ARRAY['pending', 'paid', 'cancelled']) AS status`,
    [contract.id],
  );
  return contract.id;
};
const page = (more: Partial<InputOf<typeof getMoneyPayments>>) => manager.ask(getMoneyPayments, more);
type Row = Awaited<ReturnType<typeof page>>['data'][number];

/** Earlier ones have the smaller key. */
const keyOf = ({ status, due_date: due, paid_date: paid, id }: Row): readonly [number, string] => {
  const rank = { pending: 0, overdue: 0, paid: 1, cancelled: 2 }[status];
  const day = Date.parse(paid ?? due);
  return [rank * 1e15 + (rank === 0 ? day : -day), id];
};
const inOrder = (rows: readonly Row[]) =>
  rows.toSorted((one, other) => {
    const [[a, first], [b, second]] = [keyOf(one), keyOf(other)];
    return a - b || (first < second ? -1 : 1);
  });

describe('pages of payments', () => {
  it.each([null, ...paymentStatuses])('have open ones first, whatever the requested status: %s', async (status) => {
    const { data: all } = await page({ page_size: 200 });
    const meant = inOrder(all.filter((one) => status === null || one.status === status));
    expect(meant.length).toBeGreaterThan(3);
    const asked = { sort: 'open_first', status_filter: status } as const;
    expect(await page({ ...asked, page_size: 200 })).toEqual({ data: meant, total_count: meant.length });
    expect((await page({ ...asked, page_size: 3, page_offset: 2 })).data).toEqual(meant.slice(2, 5));
    expect((await page({ ...asked, descending: true, page_size: 200 })).data).toEqual(meant.toReversed());
    // Sorted in the order of a search.
    const found = await page({ ...asked, search: 'curso', page_size: 200 });
    expect(found).toEqual({ data: meant, total_count: meant.length });
  });

  it.each(['due_date', 'amount'] as const)(
    'are sorted by %s the same way near the first row and far from it',
    async (sort) => {
      for (const descending of [false, true]) {
        const near = await page({ sort, descending, page_size: 200 });
        const found = await page({ sort, descending, page_size: 200, search: 'curso' });
        expect(near.data).toHaveLength(60);
        expect(near).toEqual(found);
      }
      expect(await page({ sort, page_size: 50, page_offset: 1_990 })).toEqual({ data: [], total_count: 60 });
    },
  );

  it('far from the first row have the rows that a search finds there', async () => {
    await finance.rows(
      `INSERT INTO payments (id, contract_id, amount, due_date, status, paid_date)
SELECT gen_random_uuid(), c.id, 100 + n * 7919 % 1000, date '2026-11-25' + n * 7 % 300 - 150, status,
  CASE WHEN status = 'paid' THEN date '2026-11-25' - n % 300 END
FROM (SELECT id FROM contracts ORDER BY created_at) c, generate_series(1, 2200) n, unnest(ARRAY['pending', 'paid', 'cancelled']) AS status`,
    );
    const cases = [
      ...(['open_first', 'due_date', 'amount'] as const).map((sort) => ({ sort, status_filter: null, at: 13_000 })),
      ...paymentStatuses.map((status_filter) => ({ sort: 'open_first', status_filter, at: 2_010 }) as const),
    ];
    for (const { at, ...asked } of cases)
      for (const descending of [false, true]) {
        const found = { ...asked, descending, page_size: 20, page_offset: at };
        const { data } = await page(found);
        expect(data).toHaveLength(20);
        // Contracts in the trash are among neither.
        expect(data).toEqual((await page({ ...found, search: 'curso' })).data);
      }
  });
});
