const MINUTE_MS = 60_000;
/** How long it waits before `ai` is asked again, after each time that it did not answer. */
const WAITS_MINUTES = [1, 5, 30, 120, 360] as const;

/**
 * When `ai` is asked again that did not answer.
 * @param attempts made so far
 * @returns null: it was asked often enough
 */
export const askAgainAt = (attempts: number, now: Date): Date | null => {
  const minutes = WAITS_MINUTES[attempts - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * MINUTE_MS);
};
