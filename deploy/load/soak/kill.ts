import { waitUntilReady, type PrivateStack } from '../stack/private-stack.ts';

/** The processes that a run of learners may kill. */
export const victims = ['gateway', 'learning', 'auth', 'worker', 'nats', 'redis', 'postgres'] as const;
export type Victim = (typeof victims)[number] | 'projects' | 'finance';

/** Ends it without a warning and starts it again immediately, as a supervisor does. */
export const killAndRestart = async ({ apps, backing }: PrivateStack, victim: Victim): Promise<void> => {
  const app = apps.get(victim);
  if (app !== undefined) {
    app.child.kill('SIGKILL');
    await app.child.exited;
    await app.restart();
    return;
  }
  const server = victim === 'nats' ? backing.nats : victim === 'redis' ? backing.redis : backing.postgres;
  if (server === undefined) throw new Error(`there is no ${victim} to kill`);
  await server.kill();
  await server.restart();
};

/** Waits, so that the next process is killed while it has work to do. */
export const waitUntilAllReady = async ({ apps }: PrivateStack): Promise<void> => {
  await Promise.all([...apps.values()].map(waitUntilReady));
};
