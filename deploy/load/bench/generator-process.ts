import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Order, Plan } from './generator.ts';
import type { Outcome } from './load.ts';

const messageOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The load generator ended.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });

/** The load generator as a process of its own, so that its work is not the measured servers'. */
export const startGenerator = async (
  plan: Plan,
): Promise<{ pid: number; fire(order: Order): Promise<Outcome>; stop(): void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-bench-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600 });
  const child = fork(join(import.meta.dirname, 'generator.ts'), [file]);
  await messageOf(child);
  const stop = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    pid: child.pid ?? 0,
    stop,
    fire: async (order) => {
      if (!child.connected) throw new Error('The load generator ended.');
      const message = messageOf(child) as Promise<Outcome | { readonly error: string }>;
      child.send(order);
      const outcome = await message;
      if ('error' in outcome) throw new Error(`${order.side} ${order.work}: ${outcome.error}`);
      return outcome;
    },
  };
};
