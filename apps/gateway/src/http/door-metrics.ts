import type { Histogram } from 'prom-client';
import { histogram } from '@nivel/platform/metric';

const seconds = histogram({
  name: 'nivel_door_seconds',
  help: 'Time to answer at a public door',
  labelNames: ['door', 'status'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
});

const bound = new Map<string, Histogram.Internal<'door' | 'status'>>();

/** The series of one door and status, looked up without building label objects per request. */
export const doorSeconds = (door: string, status: number): Histogram.Internal<'door' | 'status'> => {
  const key = `${door} ${status}`;
  const known = bound.get(key);
  if (known) return known;
  const fresh = seconds.labels(door, String(status));
  bound.set(key, fresh);
  return fresh;
};
