import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addItem } from '@nivel/contracts/blank/add-item.operation';
import { itemAdded } from '@nivel/contracts/blank/item-added.fact';
import { readItems } from '@nivel/contracts/blank/read-items.operation';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { service } from '../../service.ts';

const MOST = 2;
let blank: ServiceUnderTest;
beforeAll(async () => {
  blank = new ServiceUnderTest(await startService(service, { env: { BLANK_MOST_ITEMS: String(MOST) } }));
});
afterAll(() => blank.stop());

describe('adding an item', () => {
  it('is allowed for a signed-in caller: it is stored, and published', async () => {
    const person = await blank.person();
    const { userId } = person;
    const item = await person.ask(addItem, { title: '  First  ' });
    expect(item).toEqual({ id: expect.any(String), title: 'First', createdAt: expect.any(String) });
    const { rows } = await person.ask(readItems, {});
    expect(rows).toEqual([{ id: item.id, user_id: userId, title: 'First', created_at: item.createdAt }]);
    expect(await blank.told(itemAdded, userId)).toEqual([{ userId, itemId: item.id, title: 'First' }]);
  });

  it('is refused without a token, and without a title', async () => {
    expect(await blank.nobody.refusal(addItem, { title: 'First' })).toMatchObject({ code: 'unauthenticated' });
    const person = await blank.person();
    expect(await person.refusal(addItem, { title: ' ' })).toMatchObject({ code: 'invalid_input' });
  });

  it('ends at the limit, also for those that come together', async () => {
    const person = await blank.person();
    const all = await Promise.allSettled(
      Array.from({ length: MOST + 2 }, (_, index) => person.ask(addItem, { title: `Item ${index}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    expect(await person.refusal(addItem, { title: 'More' })).toMatchObject({ code: 'too_many_items' });
    expect((await person.ask(readItems, {})).rows).toHaveLength(MOST);
    expect(await blank.told(itemAdded, person.userId)).toHaveLength(MOST);
  });
});

describe('the table of items', () => {
  it('shows no rows of other people', async () => {
    const [one, other] = [await blank.person(), await blank.person()];
    await one.ask(addItem, { title: 'Mine' });
    const filters = [{ column: 'user_id', op: 'eq' as const, value: one.userId }];
    expect((await other.ask(readItems, { filters })).rows).toEqual([]);
    expect(await blank.nobody.refusal(readItems, {})).toMatchObject({ code: 'unauthenticated' });
  });
});
