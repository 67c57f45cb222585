import { setTimeout as pause } from 'node:timers/promises';
import type { Child } from './child.ts';
import type { RunningList } from './stale-processes.ts';

/** Whether something that is alive still answers. Never throws. */
export type Probe = () => Promise<boolean>;

/** When a process is ended: later stages wait for earlier ones, because apps need their servers to end well. */
export type Stage = 'build' | 'app' | 'server';
const order: readonly Stage[] = ['build', 'app', 'server'];

interface Supervised {
  readonly stage: Stage;
  child: Child;
}

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
/** A process that lived this long was well; its next death is a new story and is answered immediately. */
const WELL_AFTER_MS = 5_000;
const PROBE_EVERY_MS = 5_000;
/** The number of missed checks in a row after which a process counts as hanging: a busy process is left alone. */
const SILENT_PROBES = 3;

/** Everything that runs: brought back when it dies or no longer answers, ended in order when this closes. */
export class ProcessSupervisor {
  private readonly processes = new Map<string, Supervised>();
  private closing: Promise<void> | undefined;
  private readonly list: RunningList;
  private readonly onDeath: (name: string, how: string) => void;
  private readonly probeEveryMs: number;

  constructor(list: RunningList, onDeath: (name: string, how: string) => void, probeEveryMs = PROBE_EVERY_MS) {
    this.list = list;
    this.onDeath = onDeath;
    this.probeEveryMs = probeEveryMs;
  }

  get isClosing(): boolean {
    return this.closing !== undefined;
  }

  /** The process of that name that runs now. */
  find(name: string): Child | undefined {
    return this.processes.get(name)?.child;
  }

  /** Starts a process and brings it back whenever it dies, or is alive and does not answer its probe. */
  async keep(stage: Stage, begin: () => Promise<Child>, probe?: Probe): Promise<Child> {
    const child = await this.once(stage, begin);
    void this.watch(stage, begin, child);
    if (probe !== undefined) void this.ask(child.name, probe);
    return child;
  }

  /** Starts a process that is expected to exit. */
  async once(stage: Stage, begin: () => Promise<Child>): Promise<Child> {
    if (this.closing) throw new Error('The supervisor is closing.');
    const child = await begin();
    this.processes.set(child.name, { stage, child });
    this.list.add(child.name, child.pid);
    // It may have been asked to close while the process was starting.
    if (this.isClosing) await child.stop();
    return child;
  }

  /** Ends everything, apps before the servers they use. */
  close(): Promise<void> {
    this.closing ??= this.endAll().then(() => this.list.clear());
    return this.closing;
  }

  /** Ends everything immediately, without asking. */
  kill(): void {
    for (const { child } of this.processes.values()) child.kill('SIGKILL');
  }

  private async endAll(): Promise<void> {
    for (const stage of order) {
      const here = [...this.processes.values()].filter((one) => one.stage === stage);
      await Promise.all(here.map(({ child }) => child.stop()));
    }
  }

  private async watch(stage: Stage, begin: () => Promise<Child>, first: Child): Promise<void> {
    let child = first;
    let wait = FIRST_PAUSE_MS;
    while (true) {
      const bornAt = performance.now();
      const { code, signal } = await child.exited;
      if (this.isClosing) return;
      this.onDeath(child.name, signal ?? `exit code ${code}`);
      wait = performance.now() - bornAt > WELL_AFTER_MS ? FIRST_PAUSE_MS : wait;
      child = await this.revive(stage, begin, wait, child);
      wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
      if (this.isClosing) return;
    }
  }

  /** A process that has just started is checked again only after the time after which it counts as silent. */
  private async ask(name: string, probe: Probe): Promise<void> {
    let asked = this.find(name);
    for (let silent = 0; !this.isClosing;) {
      await pause(this.probeEveryMs, undefined, { ref: false });
      const isWell = await probe();
      const child = this.find(name);
      silent = isWell || child !== asked ? 0 : silent + 1;
      asked = child;
      if (silent < SILENT_PROBES || this.isClosing || child?.isAlive() !== true) continue;
      this.onDeath(name, 'it does not answer');
      child.kill('SIGKILL');
      silent = 0;
    }
  }

  private async revive(stage: Stage, begin: () => Promise<Child>, wait: number, dead: Child): Promise<Child> {
    for (let pauseMs = wait; !this.isClosing; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      await pause(pauseMs);
      try {
        return await this.once(stage, begin);
      } catch (error) {
        if (!this.isClosing) this.onDeath(dead.name, (error as Error).message);
      }
    }
    return dead;
  }
}
