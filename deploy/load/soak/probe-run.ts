import { services } from '../../services/services.generated.ts';
import type { AppProcess, PrivateStack } from '../stack/private-stack.ts';

export interface ProbeReport {
  /** Answers of /livez while servers were away, and those that were not good. */
  readonly alive: { readonly asked: number; readonly bad: number };
  readonly wrongs: readonly string[];
}

const NOTICED_MS = 9_000;
const BACK_MS = 20_000;
/**
 * The apps that report that they are not ready while a server is down. The public door does without Redis: its limits are then
 * its own.
 */
const needing = (server: 'nats' | 'redis' | 'postgres'): string[] =>
  services
    .filter(({ uses, isPublic }) => uses.includes(server) && !(server === 'redis' && isPublic))
    .map(({ name }) => name);

const statusOf = (app: AppProcess, path: string): Promise<number> =>
  fetch(app.readyUrl.replace('/readyz', path), { signal: AbortSignal.timeout(5_000) }).then(
    ({ status }) => status,
    () => 0,
  );

const eventually = async (app: AppProcess, status: number, withinMs: number): Promise<boolean> => {
  const until = performance.now() + withinMs;
  while (performance.now() < until) {
    if ((await statusOf(app, '/readyz')) === status) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

/** Takes each server away for at least `awayMs`: apps stay alive, report that they are not ready, and become ready again. */
export const runProbes = async ({ apps, backing }: PrivateStack, awayMs = 3_000): Promise<ProbeReport> => {
  const wrongs: string[] = [];
  const alive = { asked: 0, bad: 0 };
  const pids = new Map([...apps.values()].map((app) => [app.name, app.child.pid]));
  const watching = setInterval(() => {
    for (const app of apps.values())
      void statusOf(app, '/livez').then((status) => {
        alive.asked += 1;
        if (status !== 200) alive.bad += 1;
      });
  }, 200);
  for (const server of ['nats', 'redis', 'postgres'] as const) {
    const restartable = backing[server];
    if (restartable === undefined) throw new Error(`there is no ${server} to take away`);
    await restartable.kill();
    const gone = performance.now();
    const silent = await Promise.all(
      needing(server).map(async (name) => {
        const app = apps.get(name);
        return app !== undefined && (await eventually(app, 503, NOTICED_MS)) ? [] : [name];
      }),
    );
    wrongs.push(...silent.flat().map((name) => `${name} does not notice that ${server} is away`));
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, awayMs - (performance.now() - gone))));
    await restartable.restart();
    for (const app of apps.values())
      if (!(await eventually(app, 200, BACK_MS))) wrongs.push(`${app.name} is not ready although ${server} is back`);
  }
  clearInterval(watching);
  for (const app of apps.values())
    if (!app.child.isAlive() || app.child.pid !== pids.get(app.name)) wrongs.push(`${app.name} ended`);
  return { alive, wrongs };
};
