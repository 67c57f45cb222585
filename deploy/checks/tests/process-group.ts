import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** Every process that a run started carries its id in this variable, however deep and in whichever group. */
export const RUN_VARIABLE = 'NIVEL_TEST_RUN';

const STEP_MS = 50;

const signalGroup = (pid: number, signal: NodeJS.Signals | 0): boolean => {
  try {
    process.kill(-pid, signal);
    return true;
  } catch {
    return false;
  }
};

/** Asks a process group to end, and after `patienceMs` makes it; resolves when none of its processes is left. */
export const endGroup = async (leader: number, signal: NodeJS.Signals, patienceMs: number): Promise<void> => {
  const until = performance.now() + patienceMs;
  signalGroup(leader, signal);
  while (signalGroup(leader, 0) && performance.now() < until) await pause(STEP_MS);
  signalGroup(leader, 'SIGKILL');
};

/** The processes that carry the id of a run. Only Linux reports how a process was started; elsewhere there are none. */
export const processesOf = (run: string): number[] => {
  const mark = `${RUN_VARIABLE}=${run}`;
  const carriesMark = (pid: string): boolean => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(mark);
    } catch {
      // It has just ended, or belongs to another user.
      return false;
    }
  };
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && carriesMark(name))
    .map(Number);
};

/** Ends processes that outlived their run. @returns the command of each, for the report */
export const endOrphans = async (run: string): Promise<string[]> => {
  const names: string[] = [];
  // The next pass finds a process that is just starting.
  for (let look = 0; look < 3; look += 1) {
    const orphans = processesOf(run);
    if (orphans.length === 0) break;
    for (const pid of orphans) {
      names.push(commandOf(pid));
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended meanwhile.
      }
    }
    await pause(4 * STEP_MS);
  }
  return names;
};

/** The command line of a process, or its id where it has ended. */
export const commandOf = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim().slice(0, 120);
  } catch {
    return `process ${pid}`;
  }
};
