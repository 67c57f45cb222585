import { ClientError } from '@nivel/client/client-error';

interface Answer {
  readonly received?: unknown;
  /** Why there is no answer to what was asked. */
  readonly error?: unknown;
}

/** Asks. What got no answer may have been done all the same: `look` then brings how things are. Never throws. */
export const answerOf = async (ask: () => Promise<unknown>, look: () => Promise<unknown>): Promise<Answer> => {
  try {
    return { received: await ask() };
  } catch (error) {
    if (!(error instanceof ClientError) || !error.isTransient) return { error };
    return { error, received: await look().catch(() => undefined) };
  }
};
