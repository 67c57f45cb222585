import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

interface Times {
  readonly parent: number;
  readonly ms: number;
}

const timesOf = (pid: string): Times | undefined => {
  try {
    // The second field is the program's name in brackets and may hold anything; the following values are fixed.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), ms: (Number(fields[11]) + Number(fields[12])) * TICK_MS };
  } catch {
    return undefined;
  }
};

/** Processor time, in ms, that each named process and its children have used so far. */
export const cpuTimes = (pids: Readonly<Record<string, number>>): Record<string, number> => {
  const all = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  const times = new Map(all.flatMap((pid) => [[Number(pid), timesOf(pid)] as const]));
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => {
      const own = times.get(pid)?.ms ?? 0;
      const children = [...times.values()].reduce((sum, one) => sum + (one?.parent === pid ? one.ms : 0), 0);
      return [name, own + children];
    }),
  );
};

/** The use of each process between two readings, in ms per request and as a text. */
export const cpuPerRequest = (
  before: Record<string, number>,
  after: Record<string, number>,
  requests: number,
): string => {
  const each = Object.keys(after).map((name) => [name, ((after[name] ?? 0) - (before[name] ?? 0)) / requests] as const);
  const used = each.filter(([, ms]) => ms > 0.002).map(([name, ms]) => `${name} ${ms.toFixed(3)}`);
  const total = each.reduce((sum, [, ms]) => sum + ms, 0);
  return `${total.toFixed(3)} ms of processor per request (${used.join(', ')})`;
};
