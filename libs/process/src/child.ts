import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { passageTo } from './passage.ts';
import { findOnPath } from './tools.ts';

export interface ChildSpec {
  /** Shown in logs. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly cwd?: string;
  /** User and group the process runs as; our own when left out. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
  /** Paths that the user has to reach even if a parent folder is closed to it (Linux). */
  readonly reach?: readonly string[];
  /** The signal that the kernel sends the process when its parent dies (Linux). */
  readonly orphanSignal?: 'SIGKILL' | 'SIGINT';
  /** The signal that asks the process to exit. */
  readonly stopSignal?: NodeJS.Signals;
  /** Every line the process writes. */
  readonly onLine?: (line: string, stream: 'stdout' | 'stderr') => void;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  isAlive(): boolean;
  /** The last lines the process wrote, for messages about its end. */
  lastLines(): string;
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
  /** Asks the process to end, and after `patienceMs` makes it. Resolves when it has ended. */
  stop(patienceMs?: number): Promise<void>;
}

/**
 * On Linux `setpriv` makes the kernel end the process together with its parent, also after `kill -9`. It replaces itself with
 * the command, so the process id is the command's. On other systems the next start ends leftover processes by its list of
 * running ones.
 */
const wrapped = (spec: ChildSpec): { command: string; args: readonly string[] } => {
  const setpriv = process.platform === 'linux' ? findOnPath('setpriv') : undefined;
  if (setpriv === undefined) return spec;
  const owner = spec.owner
    ? [`--reuid=${spec.owner.uid}`, `--regid=${spec.owner.gid}`, '--clear-groups', ...passageTo(spec.reach ?? [])]
    : [];
  const signal = (spec.orphanSignal ?? 'SIGKILL').replace('SIG', '');
  return { command: setpriv, args: [...owner, '--pdeathsig', signal, '--', spec.command, ...spec.args] };
};

const startProcess = (spec: ChildSpec): ChildProcess => {
  const { command, args } = wrapped(spec);
  const owner = command === spec.command ? spec.owner : undefined;
  return spawn(command, [...args], {
    cwd: spec.cwd,
    env: { ...process.env, ...spec.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Its own group: Ctrl-C in the terminal reaches only the launcher, which ends everything in order.
    detached: true,
    ...owner,
  });
};

/** Starts a process that ends when this one does. Throws when the command cannot be run at all. */
export const startChild = async (spec: ChildSpec): Promise<Child> => {
  const started = startProcess(spec);
  const last: string[] = [];
  for (const stream of ['stdout', 'stderr'] as const) {
    const source = started[stream];
    if (!source) continue;
    createInterface({ input: source }).on('line', (line) => {
      last.push(line);
      if (last.length > 100) last.shift();
      spec.onLine?.(line, stream);
    });
  }
  await new Promise<void>((resolve, reject) => {
    started.once('spawn', resolve);
    started.once('error', reject);
  });
  return control(spec, started, last);
};

/** A child leads a group of its own; its own children end with it. */
const killGroup = (child: ChildProcess, signal: NodeJS.Signals): void => {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
};

const control = (spec: ChildSpec, started: ChildProcess, last: readonly string[]): Child => {
  const exited = new Promise<{ code: number | null; signal: NodeJS.Signals | null }>((resolve) => {
    started.once('exit', (code, signal) => resolve({ code, signal }));
  });
  const isAlive = (): boolean => started.exitCode === null && started.signalCode === null;
  return {
    name: spec.name,
    pid: started.pid ?? 0,
    isAlive,
    lastLines: () => last.join('\n'),
    exited,
    kill: (signal) => killGroup(started, signal),
    stop: async (patienceMs = 15_000) => {
      if (!isAlive()) return;
      killGroup(started, spec.stopSignal ?? 'SIGTERM');
      const impatience = setTimeout(() => killGroup(started, 'SIGKILL'), patienceMs);
      await exited;
      clearTimeout(impatience);
    },
  };
};
