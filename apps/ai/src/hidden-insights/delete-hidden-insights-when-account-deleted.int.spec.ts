import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { hideAiInsight } from '@nivel/contracts/ai/hide-ai-insight.operation';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';
import { someWork } from '../../test/some-work.ts';
import { WorkOwner } from '../../test/work-owner.ts';

let ai: ServiceUnderTest;
let owner: WorkOwner;
const project_id_param = v7();
beforeAll(async () => {
  // One after the other, so that the fact published last is handled last.
  const env = { ...aiEnvironment, CONSUMER_MAX_DELIVERIES: '100', CONSUMER_CONCURRENCY: '1' };
  ai = new ServiceUnderTest(await startService(service, { env }));
  owner = await WorkOwner.start(ai.stack.natsUrl);
  owner.show(project_id_param, someWork());
});
afterAll(async () => {
  await owner.stop();
  await ai.stop();
});

const hide = (person: Person) => person.ask(hideAiInsight, { project_id_param, insight_id_param: 'velocity' });
const somebody = async (): Promise<Person> => {
  const person = await ai.person();
  await hide(person);
  return person;
};
const count = async (table: string, userId: string): Promise<number> =>
  (await ai.rows(`SELECT 1 FROM ${table} WHERE user_id = $1`, [userId])).length;
const isGone = (userId: string) => async () => (await count('hidden_insights', userId)) === 0;

describe('a deleted account', () => {
  it('takes its hidden insights along, and no others; nothing comes after it', async () => {
    const [one, other] = [await somebody(), await somebody()];
    await ai.tell(accountDeleted, { userId: one.userId });
    await waitUntil(isGone(one.userId));
    expect(await count('hidden_insights', other.userId)).toBe(1);
    await hide(one);
    expect(await count('hidden_insights', one.userId)).toBe(0);
  });

  it('a second delivery changes nothing', async () => {
    const { userId } = await somebody();
    const id = await ai.tell(accountDeleted, { userId });
    await waitUntil(isGone(userId));
    // A trace that only a second handling would remove.
    await ai.rows('DELETE FROM removed_accounts WHERE user_id = $1', [userId]);
    await ai.tell(accountDeleted, { userId }, { id });
    const last = await somebody();
    await ai.tell(accountDeleted, { userId: last.userId });
    await waitUntil(isGone(last.userId));
    expect(await count('removed_accounts', userId)).toBe(0);
  });

  it('whose rows cannot be removed yet loses them when they can be', async () => {
    const { userId } = await somebody();
    await ai.rows('ALTER TABLE ai.removed_accounts RENAME TO away');
    const id = await ai.tell(accountDeleted, { userId });
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await count('hidden_insights', userId)).toBe(1);
    await ai.rows('ALTER TABLE ai.away RENAME TO removed_accounts');
    await waitUntil(isGone(userId));
    const handled = `SELECT 1 FROM inbox WHERE event_id = $1 AND consumer LIKE '%delete-hidden-insights-when-account-deleted'`;
    expect(await ai.rows(handled, [id])).toHaveLength(1);
  });
});
