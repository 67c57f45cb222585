import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { EVENTS_DESCRIPTOR_VARIABLE, FILES_VARIABLE, type FileResult, type TestEvent } from './events.ts';
import { root } from './durations.ts';
import type { Kind } from './kinds.ts';
import { endGroup, RUN_VARIABLE } from './process-group.ts';

/** The Node options for Jest with ES modules. */
export const jest = [
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  join(root, 'node_modules/jest/bin/jest.js'),
];

export interface JestOptions {
  readonly kind: Kind;
  /** Absolute paths. */
  readonly files: readonly string[];
  /** The person's command-line arguments for Jest. */
  readonly args: readonly string[];
  /** Whether Jest's own lines are shown. */
  readonly isShown: boolean;
  /** Mark of the whole run, in the environment of all its processes. */
  readonly run: string;
  readonly limits: Limits;
  /** Ends the run before its time. */
  readonly signal: AbortSignal;
  readonly onResult: (path: string, result: FileResult) => void;
}

/** In milliseconds. They are limits of a hang, never measures. */
export interface Limits {
  /** For one file, or for servers that start or stop without any file running. */
  readonly file: number;
  /** For Jest to exit after its last file. */
  readonly end: number;
}

export interface JestOutcome {
  /** Files that exceeded their time, with the test that was running. */
  readonly hung: ReadonlyMap<string, string>;
  /** Whether Jest ran everything that it was going to run. */
  readonly hasEnded: boolean;
  /** Whether it had to be ended although it had run everything: something was left open. */
  readonly isLeftOpen: boolean;
  readonly exitCode: number | null;
}

const WATCH_EVERY_MS = 250;
const PATIENCE_MS = 10_000;

/** The present activity of a running Jest, from its events. */
class Progress {
  readonly running = new Map<string, { since: number; title: string }>();
  hasEnded = false;
  lastEvent = performance.now();

  take(event: TestEvent): void {
    this.lastEvent = performance.now();
    if (event.event === 'run-ended') this.hasEnded = true;
    else if (event.event === 'file-started') this.running.set(event.path, { since: performance.now(), title: '' });
    else if (event.event === 'file-ended') this.running.delete(event.path);
    else {
      const file = this.running.get(event.path);
      if (file) file.title = event.title;
    }
  }

  /** Files that have run for longer than `ms`, and the running test of each. */
  hungFor(ms: number): Map<string, string> {
    const late = [...this.running].filter(([, { since }]) => performance.now() - since > ms);
    return new Map(late.map(([path, { title }]) => [path, title || 'before its first test']));
  }

  /** Whether Jest is silent although no file runs: its servers do not start, or it does not exit. */
  isSilentFor(ms: number): boolean {
    return this.running.size === 0 && performance.now() - this.lastEvent > ms;
  }
}

const start = ({ kind, files, args, run, isShown }: JestOptions, folder: string): ChildProcess => {
  const list = join(folder, 'files.json');
  writeFileSync(list, JSON.stringify(files));
  const own = ['--selectProjects', kind, '--filter', join(import.meta.dirname, 'jest-filter.cjs'), '--passWithNoTests'];
  const reporters = ['--reporters', 'default', '--reporters', join(import.meta.dirname, 'jest-events.ts')];
  const output = isShown ? 'inherit' : 'ignore';
  return spawn(process.execPath, [...jest, ...args, ...own, ...reporters], {
    cwd: root,
    // Its own group: its children end with it, and Ctrl-C in the terminal reaches only the runner.
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
    env: { ...process.env, [RUN_VARIABLE]: run, [EVENTS_DESCRIPTOR_VARIABLE]: '3', [FILES_VARIABLE]: list },
  });
};

/** Runs files of one kind in one Jest, watches it, and ends it with all it started when something hangs. */
export const runJest = async (options: JestOptions): Promise<JestOutcome> => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-jest-'));
  const child = start(options, folder);
  const progress = new Progress();
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', (code) => resolve(code));
    child.once('error', () => resolve(null));
  });
  const lines = createInterface({ input: child.stdio[3] as Readable });
  const heardAll = new Promise<void>((resolve) => lines.once('close', resolve));
  lines.on('line', (line) => {
    const event = JSON.parse(line) as TestEvent;
    progress.take(event);
    if (event.event === 'file-ended') options.onResult(event.path, event.result);
  });
  const stopped = await watch(child.pid ?? 0, exited, progress, options);
  const exitCode = await exited;
  // A process that outlived Jest may keep the pipe open.
  await Promise.race([heardAll, pause(WATCH_EVERY_MS)]);
  lines.close();
  rmSync(folder, { recursive: true, force: true });
  const { hasEnded } = progress;
  return { hung: stopped.hung, hasEnded, isLeftOpen: stopped.isStopped && hasEnded, exitCode };
};

interface Stopped {
  readonly isStopped: boolean;
  readonly hung: ReadonlyMap<string, string>;
}

/** Waits for the end of Jest, or brings it about. */
const watch = async (
  pid: number,
  exited: Promise<number | null>,
  progress: Progress,
  { limits, signal }: JestOptions,
): Promise<Stopped> => {
  let isOver = false;
  void exited.then(() => (isOver = true));
  while (!isOver) {
    const hung = progress.hungFor(limits.file);
    const isSilent = progress.isSilentFor(progress.hasEnded ? limits.end : limits.file);
    if (signal.aborted || hung.size > 0 || isSilent) {
      await endGroup(pid, 'SIGTERM', PATIENCE_MS);
      return { isStopped: true, hung: signal.aborted ? new Map() : hung };
    }
    await Promise.race([exited, pause(WATCH_EVERY_MS)]);
  }
  return { isStopped: false, hung: new Map() };
};
