import type { ClientReport, ClientReportEntry } from '@nivel/contracts/kernel/client-report';
import { reportLimits } from '@nivel/contracts/kernel/client-report-limits';
import { version } from '../version.ts';
import { failureEntry } from './failure-entry.ts';
import { ReportQueue } from './report-queue.ts';

const areas: readonly (readonly [start: string, area: ClientReport['area']])[] = [
  ['/crico', 'crico'],
  ['/professional-dashboard', 'crico'],
  ['/dashboard', 'learning'],
  ['/estudiantes-dashboard', 'learning'],
];
const areaOf = (path: string): ClientReport['area'] => areas.find(([start]) => path.startsWith(start))?.[1] ?? 'public';

const idIn = (answer: unknown): string | null =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string' ? answer.id : null;

/** Without a token: no sign-in is needed. It outlives the page, so that reports sent on leaving arrive. */
const send = async (entries: readonly ClientReportEntry[]): Promise<string | null> => {
  const report: ClientReport = { release: version, area: areaOf(location.pathname), entries: [...entries] };
  const response = await fetch('/api/client-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    keepalive: true,
  });
  if (response.status === 429 || response.status >= 500) throw new Error('not taken now');
  return response.ok ? idIn(await response.json()) : null;
};

const queue = new ReportQueue(send);
let isStarted = false;

/** From now on waiting reports are sent every 30 s, and when the page is left. */
const start = (): void => {
  if (isStarted) return;
  isStarted = true;
  setInterval(() => void queue.flush(), reportLimits.everyMs);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void queue.flush();
  });
};

/** The report of an error, so that it is sent once, from every source. */
const reported = new WeakMap<Error, Promise<string>>();

/** Reports a mistake of the program. @returns its id, once it was taken; undefined for other values */
export const report = (error: unknown): Promise<string> | undefined => {
  const entry = failureEntry(error);
  if (entry === null || !(error instanceof Error)) return undefined;
  const known = reported.get(error);
  if (known) return known;
  start();
  const taken = new Promise<string>((resolve) => queue.add(entry, resolve));
  reported.set(error, taken);
  void queue.flush();
  return taken;
};

/** Reports how long something took, with the next that is sent. */
export const measured = (entry: Extract<ClientReportEntry, { kind: 'timing' }>): void => {
  start();
  queue.add(entry);
};
