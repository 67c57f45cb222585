import { readFileSync } from 'node:fs';
import type { AppProcess } from '../stack/private-stack.ts';

/** Resident memory of one process in MB, as the kernel counts it. */
export const residentMb = (pid: number): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1_024;
};

/** Resident memory of each app, in MB. */
export const memoryOf = (apps: Iterable<AppProcess>): Record<string, number> =>
  Object.fromEntries([...apps].map(({ name, child }) => [name, Math.round(residentMb(child.pid))]));
