import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { addItem } from '@nivel/contracts/blank/add-item.operation';
import { itemAdded } from '@nivel/contracts/blank/item-added.fact';
import { readItems } from '@nivel/contracts/blank/read-items.operation';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { RunningBlank } from '../../test/running-blank.ts';

const MOST = 2;
let blank: RunningBlank;
beforeAll(async () => {
  blank = await RunningBlank.start({ BLANK_MOST_ITEMS: String(MOST) });
}, 60_000);
afterAll(() => blank.stop(), 30_000);

const told = async (userId: string): Promise<unknown[]> => {
  const sql = 'SELECT payload FROM blank.outbox WHERE subject = $1 ORDER BY id';
  const rows = await blank.rows<{ payload: string }>(sql, [factSubject(itemAdded)]);
  return rows.map(({ payload }) => itemAdded.payload.parse(JSON.parse(payload))).filter((one) => one.userId === userId);
};

describe('adding an item', () => {
  it('is allowed to whoever is signed in: it is there, and told', async () => {
    const userId = v7();
    const item = await blank.ask(userId, addItem, { title: '  First  ' });
    expect(item).toEqual({ id: expect.any(String), title: 'First', createdAt: expect.any(String) });
    const { rows } = await blank.ask(userId, readItems, {});
    expect(rows).toEqual([{ id: item.id, user_id: userId, title: 'First', created_at: item.createdAt }]);
    expect(await told(userId)).toEqual([{ userId, itemId: item.id, title: 'First' }]);
  });

  it('is refused to nobody in particular, and without a title', async () => {
    const refusal = (code: string) => ({ definition: { code } });
    await expect(blank.ask(null, addItem, { title: 'First' })).rejects.toMatchObject(refusal('unauthenticated'));
    await expect(blank.ask(v7(), addItem, { title: ' ' })).rejects.toMatchObject(refusal('invalid_input'));
  });

  it('ends at the limit, also for those that come together', async () => {
    const userId = v7();
    const all = await Promise.allSettled(
      Array.from({ length: MOST + 2 }, (_, index) => blank.ask(userId, addItem, { title: `Item ${index}` })),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST);
    await expect(blank.ask(userId, addItem, { title: 'More' })).rejects.toMatchObject({
      definition: { code: 'too_many_items' },
    });
    expect((await blank.ask(userId, readItems, {})).rows).toHaveLength(MOST);
    expect(await told(userId)).toHaveLength(MOST);
  });
});

describe('the table of items', () => {
  it('shows nobody the rows of somebody else', async () => {
    const [one, other] = [v7(), v7()];
    await blank.ask(one, addItem, { title: 'Mine' });
    const filters = [{ column: 'user_id', op: 'eq' as const, value: one }];
    expect((await blank.ask(other, readItems, { filters })).rows).toEqual([]);
    await expect(blank.ask(null, readItems, {})).rejects.toMatchObject({ definition: { code: 'unauthenticated' } });
  });
});
