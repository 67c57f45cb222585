import { cleanedPath } from '@nivel/contracts/kernel/client-report-cleaning';
import { reportLimits } from '@nivel/contracts/kernel/client-report-limits';
import { measured } from './monitoring.ts';

const { slowResourceMs, largestPaintMs } = reportLimits;

const here = (): string => cleanedPath(location.pathname);

/** Browsers that do not measure something measure the rest. */
const observe = (type: string, take: (entries: PerformanceEntryList) => void): PerformanceObserver | undefined => {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return undefined;
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  observer.observe({ type, buffered: true });
  return observer;
};

const isShift = (entry: PerformanceEntry): entry is PerformanceEntry & { value: number; hadRecentInput: boolean } =>
  'value' in entry && 'hadRecentInput' in entry;

/** The largest paint and layout shifts, a while after the page appeared. */
const measurePage = (): void => {
  let [paint, shift] = [0, 0];
  const painting = observe('largest-contentful-paint', (entries) => {
    paint = entries.at(-1)?.startTime ?? paint;
  });
  const shifting = observe('layout-shift', (entries) => {
    for (const entry of entries) if (isShift(entry) && !entry.hadRecentInput) shift += entry.value;
  });
  const path = here();
  setTimeout(() => {
    painting?.disconnect();
    shifting?.disconnect();
    if (paint > 0) measured({ kind: 'timing', name: 'largest-paint', value: Math.round(paint), path });
    if (shifting) measured({ kind: 'timing', name: 'layout-shift', value: Math.round(shift * 1_000), path });
  }, largestPaintMs);
};

const measureLoad = (): void => {
  const [load] = performance.getEntriesByType?.('navigation') ?? [];
  if (load && load.duration > 0)
    measured({ kind: 'timing', name: 'load', value: Math.round(load.duration), path: here() });
};

/** Waiting for the other side of a live connection is no slowness. */
const isWaiting = (path: string): boolean => path.startsWith('/socket.io');

const measureResources = (): void => {
  observe('resource', (entries) => {
    for (const { name, duration } of entries) {
      const { pathname } = new URL(name, location.origin);
      if (duration <= slowResourceMs || isWaiting(pathname)) continue;
      const value = Math.min(600_000, Math.round(duration));
      measured({ kind: 'timing', name: 'slow-resource', value, path: here(), resource: cleanedPath(pathname) });
    }
  });
};

let isMeasuring = false;

/** Measures this page from now on, with the browser's earlier entries; once, for whichever area is opened. */
export const measureTimings = (): void => {
  if (isMeasuring) return;
  isMeasuring = true;
  measurePage();
  measureLoad();
  measureResources();
};
