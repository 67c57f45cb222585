import { SERVERS_VARIABLE, type TestServers } from '@nivel/testing/test-servers';
import { startTestPostgres } from './test-postgres.ts';
import { testUsers } from './test-users.ts';

declare global {
  /** How the global tear-down ends what the set-up started; both run in Jest's main process. */
  var endTestPostgres: (() => Promise<void>) | undefined;
}

/** One Postgres for the whole run; each test file works in its own copy of the migrated template. */
export default async function setUp(): Promise<void> {
  const { server, child, remove } = await startTestPostgres();
  const servers: TestServers = { postgres: server, users: testUsers() };
  process.env[SERVERS_VARIABLE] = JSON.stringify(servers);
  globalThis.endTestPostgres = async () => {
    await child.stop();
    remove();
  };
}
