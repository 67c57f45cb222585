import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { keepDataFolder } from './private-folder.ts';

/** A process as recorded in the list of running processes: `since` distinguishes it from a later one that got the same number. */
export interface Running {
  readonly name: string;
  readonly pid: number;
  readonly since: string;
}

const linuxStart = (pid: number): string | undefined => {
  try {
    // The name in parentheses may hold spaces; the state is the first field after it, the start time the twentieth.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch {
    return undefined;
  }
};

const psStart = (pid: number): string | undefined => {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
};

/** When a process started, in the unit of the system; undefined when there is no such process (any more). */
export const runningSince = (pid: number): string | undefined =>
  process.platform === 'linux' ? linuxStart(pid) : psStart(pid);

const isSame = ({ pid, since }: Running): boolean => runningSince(pid) === since;

const signal = (pid: number, name: NodeJS.Signals): void => {
  // The whole group when it leads one; it may also have ended at this very moment.
  for (const target of [-pid, pid]) {
    try {
      process.kill(target, name);
      return;
    } catch {
      continue;
    }
  }
};

/**
 * The list of the processes of one data folder's launcher, stored in that folder so that the next start can end leftover ones.
 */
export class RunningList {
  private readonly file: string;
  private readonly running = new Map<string, Running>();

  constructor(data: string) {
    keepDataFolder(data);
    this.file = join(data, 'running.json');
  }

  /** Writes a process down under its name; the entry of an earlier process of that name is removed. */
  add(name: string, pid: number): void {
    const since = runningSince(pid);
    if (since === undefined) return;
    this.running.set(name, { name, pid, since });
    this.write();
  }

  /** Empties the list, because none of our processes runs. The list of another launcher, which we never wrote, stays. */
  clear(): void {
    if (this.running.size > 0) rmSync(this.file, { force: true });
  }

  /** The processes that an earlier launcher listed and that are still alive. */
  stale(): Running[] {
    if (!existsSync(this.file)) return [];
    try {
      return (JSON.parse(readFileSync(this.file, 'utf8')) as Running[]).filter(isSame);
    } catch {
      return [];
    }
  }

  private write(): void {
    writeFileSync(`${this.file}.new`, JSON.stringify([...this.running.values()], null, 2), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }
}

/** Ends processes that an earlier launcher left behind: politely first, after `patienceMs` by force. */
export const endStaleProcesses = async (left: readonly Running[], patienceMs = 8_000): Promise<void> => {
  for (const one of left) signal(one.pid, one.name === 'postgres' ? 'SIGINT' : 'SIGTERM');
  const until = performance.now() + patienceMs;
  while (left.some(isSame) && performance.now() < until) await pause(50);
  for (const one of left.filter(isSame)) signal(one.pid, 'SIGKILL');
  while (left.some(isSame)) await pause(20);
};
