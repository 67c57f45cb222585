import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { bookId } from '@nivel/contracts/finance/book-values';
import { bookAccessChanged } from '@nivel/contracts/finance/book-access-changed.fact';
import { enterBook } from '@nivel/contracts/finance/enter-book.operation';
import { getMoneyHistory } from '@nivel/contracts/finance/get-money-history.operation';
import { listMoneyPeople } from '@nivel/contracts/finance/list-money-people.operation';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';

let finance: FinanceUnderTest;
beforeAll(async () => {
  finance = await FinanceUnderTest.start({ CONSUMER_MAX_DELIVERIES: '100' });
});
afterAll(() => finance.stop());

const handled = (id: string) => async () =>
  (await finance.rows('SELECT 1 FROM inbox WHERE event_id = $1', [id])).length > 0;
const accessTold = async (userId: string) => (await finance.told(bookAccessChanged, userId)).length;
const nameOf = async (userId: string) =>
  (await finance.rows<{ name: string }>('SELECT full_name AS name FROM accounts WHERE user_id = $1', [userId]))[0]
    ?.name;
const profile = (userId: string, fullName: string) => {
  const { createdAt: _, ...row } = anAccount(userId, { fullName });
  return row;
};

describe('the keepers of the book', () => {
  it('is who is an administrator or manager at this moment; their windows receive each change', async () => {
    const person = await finance.somebody('manager', 'Ana Sol');
    const { userId } = person;
    expect(await person.ask(enterBook, { id: bookId })).toEqual({});
    expect(await person.ask(listMoneyPeople, {})).toMatchObject({
      people: expect.arrayContaining([{ user_id: userId, full_name: 'Ana Sol' }]),
    });
    await finance.setRole(userId, 'user');
    expect(await person.refusal(enterBook, { id: bookId })).toMatchObject({ code: 'forbidden' });
    await finance.setRole(userId, 'admin');
    await finance.setRole(userId, 'admin', false);
    expect(await person.refusal(enterBook, { id: bookId })).toMatchObject({ code: 'forbidden' });
    expect(await accessTold(userId)).toBe(4);
  });

  it('is decided by the latest word, and each word once', async () => {
    const { userId } = await finance.somebody('manager');
    const version = finance.people.keep(userId, { userId, role: 'user' });
    const id = await finance.tell(personChanged, { userId, role: 'user', isActive: true }, { version });
    await waitUntil(handled(id));
    await finance.tell(personChanged, { userId, role: 'user', isActive: true }, { version, id });
    const old = { userId, role: 'admin', isActive: true } as const;
    await waitUntil(handled(await finance.tell(personChanged, old, { version: 1 })));
    const role = await finance.rows('SELECT role FROM account_roles WHERE user_id = $1', [userId]);
    expect(role).toEqual([{ role: 'user' }]);
    expect(await accessTold(userId)).toBe(2);
  });

  it('that cannot be written down now is written down later', async () => {
    const { userId } = await finance.somebody('manager');
    await finance.rows('ALTER TABLE finance.account_roles RENAME TO away');
    const version = finance.people.keep(userId, { userId, role: 'user' });
    const id = await finance.tell(personChanged, { userId, role: 'user', isActive: true }, { version });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await finance.rows('ALTER TABLE finance.away RENAME TO account_roles');
    await waitUntil(handled(id));
    const role = await finance.rows('SELECT role FROM account_roles WHERE user_id = $1', [userId]);
    expect(role).toEqual([{ role: 'user' }]);
  });

  it('is refused while roles are unknown', async () => {
    const person = await finance.somebody('admin');
    await finance.people.leave();
    finance.clock.pass(3_600);
    expect(await person.refusal(enterBook, { id: bookId })).toMatchObject({ code: 'unavailable' });
    finance.people.answer();
    await waitUntil(async () => {
      const answer: unknown = await person.ask(enterBook, { id: bookId }).catch(() => null);
      return answer !== null;
    });
  });

  it('reads the trail of shares only as an administrator', async () => {
    const [manager, admin] = [await finance.somebody('manager'), await finance.somebody('admin')];
    const asked = { entity_param: 'equity', id_param: v7() } as const;
    expect(await manager.refusal(getMoneyHistory, asked)).toMatchObject({ code: 'forbidden' });
    expect(await admin.ask(getMoneyHistory, asked)).toEqual({ entries: [], names: {}, has_more: false });
  });
});

describe('the copy of accounts', () => {
  it('follows facts, keeps the highest version, and handles each fact once', async () => {
    const userId = v7();
    await finance.tell(accountCreated, anAccount(userId, { fullName: 'Luz' }), { version: 1 });
    await waitUntil(async () => (await nameOf(userId)) === 'Luz');
    const id = await finance.tell(accountChanged, profile(userId, 'Eva'), { version: 3 });
    await waitUntil(async () => (await nameOf(userId)) === 'Eva');
    await finance.tell(accountChanged, profile(userId, 'Sol'), { version: 4, id });
    await waitUntil(handled(await finance.tell(accountChanged, profile(userId, 'Old'), { version: 2 })));
    expect(await nameOf(userId)).toBe('Eva');
  });

  it('forgets a deleted account, and no late fact brings it back', async () => {
    const userId = v7();
    await finance.tell(accountCreated, anAccount(userId, { fullName: 'Luz' }), { version: 1 });
    await waitUntil(async () => (await nameOf(userId)) === 'Luz');
    await finance.tell(accountDeleted, { userId });
    await waitUntil(async () => (await nameOf(userId)) === undefined);
    await waitUntil(handled(await finance.tell(accountChanged, profile(userId, 'Late'), { version: 5 })));
    expect(await nameOf(userId)).toBeUndefined();
  });

  it('takes over later what cannot be kept now', async () => {
    const userId = v7();
    await finance.rows('ALTER TABLE finance.accounts RENAME TO away');
    await finance.tell(accountCreated, anAccount(userId, { fullName: 'Luz' }), { version: 1 });
    const changed = await finance.tell(accountChanged, profile(userId, 'Eva'), { version: 2 });
    const gone = v7();
    const deleted = await finance.tell(accountDeleted, { userId: gone });
    await new Promise((resolve) => setTimeout(resolve, 200));
    await finance.rows('ALTER TABLE finance.away RENAME TO accounts');
    await waitUntil(handled(changed));
    await waitUntil(handled(deleted));
    expect(await nameOf(userId)).toBe('Eva');
  });
});
