import { setTimeout as pause } from 'node:timers/promises';

const STEP_MS = 50;

/** Tries until `attempt` neither throws nor rejects, and answers its value; after `withinMs` its last error is thrown. */
export const eventually = async <T>(attempt: () => T | Promise<T>, withinMs = 60_000): Promise<T> => {
  const until = performance.now() + withinMs;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
      await pause(STEP_MS);
    }
  }
};
