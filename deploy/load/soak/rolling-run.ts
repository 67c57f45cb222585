import { Balancer } from '../stack/balancer.ts';
import { callersOf, newUserIds, partsInOrder, seedFresh } from '../stack/learners.ts';
import { waitUntilReady, type PrivateStack } from '../stack/private-stack.ts';
import { BusyLanes } from './busy-lanes.ts';
import { lostCompletions } from './lost-completions.ts';

export interface RollingOptions {
  /** The minimum; the run also continues until everything was restarted. */
  readonly requests: number;
  readonly lanes: number;
  readonly say: (text: string) => void;
}

export interface RollingReport {
  readonly requests: number;
  readonly restarts: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Requests without a good answer, for any reason. */
  readonly failed: number;
  readonly wrongs: readonly string[];
}

/** As long as every proxy needs to learn that a pod leaves; the manifests sleep longer before SIGTERM. */
const LEAVE_MS = 500;
const PATIENCE_MS = 15_000;

/** Restarts every process, one after another, as a roll-out does: out of the balancer, SIGTERM, started, ready, in again. */
const restartAll = async (
  { apps }: PrivateStack,
  balancer: Balancer,
  lanes: BusyLanes,
  say: RollingOptions['say'],
): Promise<number> => {
  for (const [name, app] of apps) {
    lanes.after = name;
    if (app.publicPort !== undefined) balancer.takeOut(app.publicPort);
    await pause(LEAVE_MS);
    await app.child.stop(PATIENCE_MS);
    const { code, signal } = await app.child.exited;
    if (code !== 0) say(`${name} ended with ${signal ?? code} instead of 0:\n${app.child.lastLines()}`);
    await app.restart();
    await waitUntilReady(app);
    if (app.publicPort !== undefined) balancer.putIn(app.publicPort);
    say(`restarted ${name}`);
  }
  return apps.size;
};

/** Busy learners while everything is restarted; the stack runs two copies of each app. */
export const runRolling = async (stack: PrivateStack, options: RollingOptions): Promise<RollingReport> => {
  const ports = [...stack.apps.values()].flatMap(({ publicPort }) => (publicPort === undefined ? [] : [publicPort]));
  const balancer = await Balancer.start(Number(new URL(stack.site).port), ports);
  const { callers, parts } = await stack.withOwner(async (owner) => {
    const partIds = await partsInOrder(owner);
    const userIds = newUserIds(Math.ceil((options.requests * 4) / partIds.length));
    await seedFresh(owner, userIds);
    return { callers: await callersOf(stack.tokens, userIds), parts: partIds };
  });
  const lanes = new BusyLanes(stack.site, parts);
  const running = lanes.run(callers, options.lanes);
  let restarts = 0;
  while (restarts === 0 || lanes.requests < options.requests)
    restarts += await restartAll(stack, balancer, lanes, options.say);
  lanes.stop();
  await running;
  await balancer.stop();
  const { acknowledged, requests, statuses, unfair, refused } = lanes;
  const lost = await stack.withOwner((owner) => lostCompletions(owner, acknowledged));
  const failed = Object.entries(statuses).reduce(
    (sum, [status, count]) => sum + (isGood(Number(status)) ? 0 : count),
    0,
  );
  return { requests, restarts, statuses, failed, wrongs: [...lost, ...unfair, ...refused] };
};

/** The callers have no accounts, and the auth service answers that with a 4xx. */
const isGood = (status: number): boolean => status > 0 && status < 500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
