import type { Waits } from './figures.ts';
import type { policyCost } from './policy-cost.ts';

/** One line for people on how long something took. */
export const waitsLine = (what: string, { n, p50, p95, p99 }: Waits): string =>
  `${what}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (n = ${n})`;

/** The cost of a policy check. */
export const policyLine = ({ n, p50, p99 }: Awaited<ReturnType<typeof policyCost>>): string =>
  `policy check: median ${p50.toFixed(1)} µs, p99 ${p99.toFixed(1)} µs (n = ${n}, in one process)`;

/** Megabytes by app before the load, and together before and after it. */
export const memoryLine = (idle: Record<string, number>, loaded: Record<string, number>): string => {
  const total = (memory: Record<string, number>): number => Object.values(memory).reduce((sum, mb) => sum + mb, 0);
  const each = Object.entries(idle).map(([name, mb]) => `${name} ${mb}`);
  return `idle memory: ${total(idle)} MB together (${each.join(', ')}); after the load ${total(loaded)} MB`;
};
