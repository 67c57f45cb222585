import { limits } from '../../limits/limits.ts';
import { readStored } from '../storage/local-storage.ts';

/** Off unless this is stored as `true` under `nivel.performance-timer`; a developer does that in the browser. */
const switchName = 'performance-timer';

/**
 * Runs something and, where the timer is on, records its duration in the browser's timeline; more than 100 ms is marked as
 * slow.
 *
 * @param name of the operation, as the timeline shows it
 */
export const timed = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
  if (readStored(switchName) !== true) return work();
  const start = performance.now();
  try {
    return await work();
  } finally {
    const isSlow = performance.now() - start > limits.monitoring.slowMs;
    performance.measure(isSlow ? `slow: ${name}` : name, { start });
  }
};
