import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { startChild, type Child } from '@nivel/process/child';
import { missingMigrations } from './migrations.ts';
import { schemas } from './roles.ts';
import { withClient } from '@nivel/platform/with-client';

const root = join(import.meta.dirname, '../..');
let stack: BackingStack;
beforeAll(async () => {
  stack = await startBackingStack({ uses: ['postgres'] });
});
afterAll(() => stack.stop());

const asOwner = (text: string): Promise<unknown> => withClient(stack.ownerUrl, (client) => client.query(text));
const LATEST = `auth._prisma_migrations WHERE migration_name = (SELECT max(migration_name) FROM auth._prisma_migrations)`;

/** The init container of auth, with its output so far. */
const startWait = async (): Promise<{ child: Child; told: (part: string) => Promise<void> }> => {
  const waiting = new Map<string, () => void>();
  let said = '';
  const child = await startChild({
    name: 'wait',
    command: process.execPath,
    args: [join(root, 'deploy/migrate/wait.ts'), 'auth'],
    env: { DATABASE_URL: stack.databaseUrl('auth') },
    onLine: (line) => {
      said += line;
      for (const [part, resolve] of waiting) if (said.includes(part)) resolve();
    },
  });
  const told = (part: string): Promise<void> =>
    new Promise((resolve) => (said.includes(part) ? resolve() : waiting.set(part, resolve)));
  return { child, told };
};

describe('a pod of a new release', () => {
  it.each(schemas)('sees with the role of %s that nothing is missing', async (service) => {
    expect(await missingMigrations(stack.databaseUrl(service), root, service)).toEqual([]);
  });

  it('waits for a migration that is not applied, names it, and starts when it is', async () => {
    await asOwner(`CREATE TABLE kept AS SELECT * FROM ${LATEST}; DELETE FROM ${LATEST}`);
    const [missing] = await missingMigrations(stack.databaseUrl('auth'), root, 'auth');
    const { child, told } = await startWait();
    await told(`missing: ${missing}`);
    expect(child.isAlive()).toBe(true);
    await asOwner('INSERT INTO auth._prisma_migrations SELECT * FROM kept; DROP TABLE kept');
    expect(await child.exited).toEqual({ code: 0, signal: null });
  });
});
