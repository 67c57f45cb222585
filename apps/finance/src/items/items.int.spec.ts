import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addItem } from '@nivel/contracts/finance/add-item.operation';
import { itemAdded } from '@nivel/contracts/finance/item-added.fact';
import { readItems } from '@nivel/contracts/finance/read-items.operation';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { service } from '../../service.ts';

const MOST = 2;
let finance: ServiceUnderTest;
beforeAll(async () => {
  finance = new ServiceUnderTest(await startService(service, { env: { FINANCE_MOST_ITEMS: String(MOST) } }));
});
afterAll(() => finance.stop());

describe('adding an item', () => {
  it('is allowed to whoever is signed in: it is there, and told', async () => {
    const person = await finance.person();
    const { userId } = person;
    const item = await person.ask(addItem, { title: '  First  ' });
    expect(item).toEqual({ id: expect.any(String), title: 'First', createdAt: expect.any(String) });
    const { rows } = await person.ask(readItems, {});
    expect(rows).toEqual([{ id: item.id, user_id: userId, title: 'First', created_at: item.createdAt }]);
    expect(await finance.told(itemAdded, userId)).toEqual([{ userId, itemId: item.id, title: 'First' }]);
  });

  it('is refused to nobody in particular, and without a title', async () => {
    expect(await finance.nobody.refusal(addItem, { title: 'First' })).toMatchObject({ code: 'unauthenticated' });
    const person = await finance.person();
    expect(await person.refusal(addItem, { title: ' ' })).toMatchObject({ code: 'invalid_input' });
  });

  it('ends at the limit, also for those that come together', async () => {
    const person = await finance.person();
    const all = await Promise.allSettled(
      Array.from({ length: MOST + 2 }, (_, index) => person.ask(addItem, { title: `Item ${index}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    expect(await person.refusal(addItem, { title: 'More' })).toMatchObject({ code: 'too_many_items' });
    expect((await person.ask(readItems, {})).rows).toHaveLength(MOST);
    expect(await finance.told(itemAdded, person.userId)).toHaveLength(MOST);
  });
});

describe('the table of items', () => {
  it('shows nobody the rows of somebody else', async () => {
    const [one, other] = [await finance.person(), await finance.person()];
    await one.ask(addItem, { title: 'Mine' });
    const filters = [{ column: 'user_id', op: 'eq' as const, value: one.userId }];
    expect((await other.ask(readItems, { filters })).rows).toEqual([]);
    expect(await finance.nobody.refusal(readItems, {})).toMatchObject({ code: 'unauthenticated' });
  });
});
