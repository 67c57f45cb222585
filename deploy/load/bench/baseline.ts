import { join } from 'node:path';
import { startChild } from '@nivel/process/child';
import { freePort, waitForPort } from '@nivel/process/ports';
import type { PrivateStack } from '../stack/private-stack.ts';

/** The plain server on the stack's Postgres. */
export const startBaseline = async (
  stack: PrivateStack,
  webhookSecret: string,
): Promise<{ url: string; pid: number; stop(): Promise<void> }> => {
  const port = await freePort();
  const child = await startChild({
    name: 'baseline',
    command: process.execPath,
    args: [join(import.meta.dirname, 'baseline-server.ts')],
    env: {
      PORT: String(port),
      DATABASE_URL: stack.backing.ownerUrl,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      NODE_ENV: 'production',
    },
  });
  if (!(await waitForPort(port, child.isAlive))) throw new Error(`The baseline did not start:\n${child.lastLines()}`);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.stop() };
};
