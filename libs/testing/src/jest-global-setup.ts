import { POSTGRES_VARIABLE } from './backing-stack.ts';
import { startTemplate } from './postgres-template.ts';

declare global {
  /** How the global tear-down ends what the set-up started; both run in Jest's main process. */
  var endTestPostgres: (() => Promise<void>) | undefined;
}

/** One Postgres for the whole run; each test file works in its own copy of the migrated template. */
export default async function setUp(): Promise<void> {
  const { server, child, remove } = await startTemplate();
  process.env[POSTGRES_VARIABLE] = JSON.stringify(server);
  globalThis.endTestPostgres = async () => {
    await child.stop();
    remove();
  };
}
