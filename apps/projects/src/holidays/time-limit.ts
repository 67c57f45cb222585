import { runInNewContext } from 'node:vm';

/** Synchronous work that was ended because it took too long. */
export class TookTooLongError extends Error {}

const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/**
 * Does synchronous work whose duration depends on what strangers wrote, and ends it in the middle where it takes too long. Only
 * scripts have a limit in Node, so one calls the work.
 *
 * @param limitMs in milliseconds
 * @throws TookTooLongError; whatever the work throws
 */
export const withinTime = <Result extends object>(limitMs: number, work: () => Result): Result => {
  const results: Result[] = [];
  const run = (): void => void results.push(work());
  try {
    runInNewContext('run()', { run }, { timeout: limitMs, displayErrors: false });
  } catch (error) {
    if (isTimeout(error)) throw new TookTooLongError();
    throw error;
  }
  const [result] = results;
  if (result === undefined) throw new TookTooLongError();
  return result;
};
