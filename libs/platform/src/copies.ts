import type { OnModuleInit, Provider } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { Counter } from 'prom-client';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Snapshot } from '@nivel/contracts/kernel/snapshot';
import { KEEPS_COPY, type CopyKeeper } from './copy.ts';
import { CopyFollower } from './copy-follower.ts';
import type { Core } from './core.ts';
import { annotated } from './discovery.ts';
import type { DatabaseSettings } from './settings.ts';

const drift = new Counter({
  name: 'nivel_copy_drift_total',
  help: 'Things of a copy that differed from their owner when they were compared, and were repaired',
  labelNames: ['copy'],
});

type CopySettings = Pick<DatabaseSettings, 'COPIES_COMPARED_AT' | 'COPY_STALE_MS'>;

const LOOK_EVERY_MS = 600_000;
const FILL_AGAIN_MS = 2_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last moment before now at which the hour began. */
export const lastNight = (nowMs: number, hour: number): Date =>
  new Date(Math.floor((nowMs - hour * HOUR_MS) / DAY_MS) * DAY_MS + hour * HOUR_MS);

/** The copies that a service keeps of the data of others. */
export class Copies implements OnModuleInit {
  private followers: readonly CopyFollower[] = [];
  private readonly heardAt = new Map<string, number>();
  private readonly asking = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly core: Pick<Core, 'work' | 'rpc' | 'clock' | 'log'>,
    private readonly settings: CopySettings,
    private readonly discovery: Pick<DiscoveryService, 'getProviders'>,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const { work, rpc } = this.core;
    this.followers = annotated<Snapshot>(this.discovery, this.reflector, KEEPS_COPY).map(
      ({ mark, instance }) => new CopyFollower(mark, instance as CopyKeeper, work, rpc),
    );
  }

  /** Fills empty copies, and compares every night; the boot waits for neither. */
  start(): void {
    if (this.followers.length === 0) return;
    for (const follower of this.followers) void this.fill(follower);
    this.timer = setInterval(() => void this.compareWhenDue(), LOOK_EVERY_MS).unref();
  }

  /** Waits for nothing: unfinished work is rolled back with its unit of work and starts again after the next boot. */
  stop(): void {
    this.isStopped = true;
    clearInterval(this.timer);
  }

  /**
   * A right is decided from a copy only if its owner has answered within the last seconds. Facts are not enough: one that
   * arrived does not show whether another is stuck. One request to the owner, for the changes since then, serves all waiting
   * callers.
   * @throws AppError `unavailable` when the owner does not answer or the copy is not filled yet: the right cannot be decided
   */
  async ensureFresh(snapshot: Snapshot): Promise<void> {
    const heardAt = this.heardAt.get(snapshot.name) ?? Number.NEGATIVE_INFINITY;
    if (this.core.clock.now().getTime() - heardAt < this.settings.COPY_STALE_MS) return;
    await (this.asking.get(snapshot.name) ?? this.ask(snapshot));
  }

  /** Compares a copy with its owner and repairs it. @returns how many things differed */
  async compare(snapshot: Snapshot): Promise<number> {
    const repaired = await this.of(snapshot).compare();
    if (repaired === 0) return 0;
    drift.labels(snapshot.name).inc(repaired);
    this.core.log.warn({ copy: snapshot.name, repaired }, 'a copy differed from its owner; it is repaired');
    return repaired;
  }

  /** Compares the copies that no replica has compared since last night; if an owner is down, its copy is tried again soon. */
  async compareWhenDue(): Promise<void> {
    for (const follower of this.followers)
      await this.compareAtNight(follower).catch((error: unknown) =>
        this.core.log.warn({ err: error, copy: follower.snapshot.name }, 'a copy could not be compared; trying again'),
      );
  }

  private async compareAtNight(follower: CopyFollower): Promise<void> {
    const now = this.core.clock.now();
    const state = await follower.state();
    if (state === null || state.comparedAt >= lastNight(now.getTime(), this.settings.COPIES_COMPARED_AT)) return;
    if (!(await follower.takeComparison(state.comparedAt, now))) return;
    try {
      await this.compare(follower.snapshot);
    } catch (error) {
      await follower.takeComparison(now, state.comparedAt);
      throw error;
    }
  }

  private of(snapshot: Snapshot): CopyFollower {
    const follower = this.followers.find((one) => one.snapshot.name === snapshot.name);
    if (follower === undefined) throw new Error(`nobody keeps a copy of ${snapshot.name}`);
    return follower;
  }

  private ask(snapshot: Snapshot): Promise<void> {
    const asking = this.hear(this.of(snapshot)).finally(() => this.asking.delete(snapshot.name));
    this.asking.set(snapshot.name, asking);
    return asking;
  }

  private async hear(follower: CopyFollower): Promise<void> {
    const now = this.core.clock.now().getTime();
    try {
      const state = await follower.state();
      if (state === null) throw new Error('the copy is not filled yet');
      await follower.catchUp(state.asOf);
    } catch (error) {
      throw new AppError(commonErrors.unavailable, { cause: error });
    }
    this.heardAt.set(follower.snapshot.name, now);
  }

  private async fill(follower: CopyFollower): Promise<void> {
    while (!this.isStopped) {
      try {
        if ((await follower.state()) !== null) return;
        const things = await follower.compare();
        this.core.log.info({ copy: follower.snapshot.name, things }, 'a copy is filled');
        return;
      } catch (error) {
        if (!this.isStopped)
          this.core.log.info({ err: error, copy: follower.snapshot.name }, 'a copy could not be filled; trying again');
      }
      await new Promise((resolve) => setTimeout(resolve, FILL_AGAIN_MS).unref());
    }
  }
}

/** The copies of a service, found among its providers. */
export const copiesOf = (core: Core, settings: CopySettings): Provider => ({
  provide: Copies,
  inject: [DiscoveryService, Reflector],
  useFactory: (discovery: DiscoveryService, reflector: Reflector) => new Copies(core, settings, discovery, reflector),
});
