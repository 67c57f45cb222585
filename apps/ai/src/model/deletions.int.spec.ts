import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { organizationChanged } from '@nivel/contracts/projects/organization-changed.fact';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService } from '@nivel/testing/start-service';
import { waitUntil } from '@nivel/testing/wait-until';
import { v7 } from 'uuid';
import { service } from '../../service.ts';
import { aiEnvironment } from '../../test/ai-environment.ts';

let ai: ServiceUnderTest;
beforeAll(async () => {
  // One after the other, so that the fact published last is handled last.
  const env = { ...aiEnvironment, CONSUMER_MAX_DELIVERIES: '100', CONSUMER_CONCURRENCY: '1' };
  ai = new ServiceUnderTest(await startService(service, { env }));
});
afterAll(async () => ai.stop());

const inserts = {
  ai_models: `INSERT INTO ai_models VALUES ($1, 'https://models.example/v1', 'llama', 'sealed', true, now())`,
  ai_model_calls: 'INSERT INTO ai_model_calls VALUES (gen_random_uuid(), $1, now())',
};
type Table = keyof typeof inserts;
const columns = { ai_models: 'organization_id', ai_model_calls: 'user_id' } as const;

const somebody = async (table: Table): Promise<string> => {
  const id = v7();
  await ai.rows(inserts[table], [id]);
  return id;
};
const count = async (table: Table, id: string): Promise<number> =>
  (await ai.rows(`SELECT 1 FROM ${table} WHERE ${columns[table]} = $1`, [id])).length;

const change = (organizationId: string, isDeleted: boolean) => ({
  ...{ organizationId, name: 'Taller', slug: 'taller', isDeleted },
});
const deletions = [
  [
    'ai_models',
    'delete-ai-model-when-organization-deleted',
    async (id: string, marks = {}) => ai.tell(organizationChanged, change(id, true), marks),
  ],
  [
    'ai_model_calls',
    'delete-model-calls-when-account-deleted',
    async (id: string, marks = {}) => ai.tell(accountDeleted, { userId: id }, marks),
  ],
] as const;

describe.each(deletions)('rows of %s', (table, consumer, end) => {
  it('go with what they belong to, and no others', async () => {
    const [one, other] = [await somebody(table), await somebody(table)];
    await end(one);
    await waitUntil(async () => (await count(table, one)) === 0);
    expect(await count(table, other)).toBe(1);
  });

  it('a second delivery deletes nothing', async () => {
    const one = await somebody(table);
    const id = await end(one);
    await waitUntil(async () => (await count(table, one)) === 0);
    await ai.rows(inserts[table], [one]);
    await end(one, { id });
    const last = await somebody(table);
    await end(last);
    await waitUntil(async () => (await count(table, last)) === 0);
    expect(await count(table, one)).toBe(1);
  });

  it('go once they can, where they cannot yet', async () => {
    const one = await somebody(table);
    await ai.rows(`ALTER TABLE ai.${table} RENAME TO away`);
    const id = await end(one);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await ai.rows(`ALTER TABLE ai.away RENAME TO ${table}`);
    await waitUntil(async () => (await count(table, one)) === 0);
    const handled = 'SELECT 1 FROM inbox WHERE event_id = $1 AND consumer LIKE $2';
    expect(await ai.rows(handled, [id, `%${consumer}`])).toHaveLength(1);
  });
});

it('a change of an organization that is no deletion keeps its model', async () => {
  const [kept, last] = [await somebody('ai_models'), await somebody('ai_models')];
  await ai.tell(organizationChanged, change(kept, false));
  await ai.tell(organizationChanged, change(last, true));
  await waitUntil(async () => (await count('ai_models', last)) === 0);
  expect(await count('ai_models', kept)).toBe(1);
});
