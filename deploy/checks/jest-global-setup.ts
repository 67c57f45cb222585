import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeFoldersOfTheDead } from '@nivel/testing/server-folder';
import { SERVERS_VARIABLE, type TestServers } from '@nivel/testing/test-servers';
import { startTestPostgres } from './test-postgres.ts';
import { testUsers } from './test-users.ts';

declare global {
  /** Lets the global tear-down stop the set-up's processes; both run in Jest's main process. */
  var endTestPostgres: (() => Promise<void>) | undefined;
}

/** One Postgres for the whole run; each test file works in its own copy of the migrated template. */
export default async function setUp(): Promise<void> {
  removeFoldersOfTheDead();
  const { server, child, remove } = await startTestPostgres();
  const servers: TestServers = { postgres: server, users: testUsers() };
  const folder = mkdtempSync(join(tmpdir(), 'nivel-servers-'));
  // An environment variable holds at most 128 KB, and the broker's permissions are longer.
  process.env[SERVERS_VARIABLE] = join(folder, 'servers.json');
  writeFileSync(process.env[SERVERS_VARIABLE], JSON.stringify(servers), { mode: 0o600 });
  globalThis.endTestPostgres = async () => {
    await child.stop();
    remove();
    rmSync(folder, { recursive: true });
  };
}
