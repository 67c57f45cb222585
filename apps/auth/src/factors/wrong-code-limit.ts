/** The limits: how many wrong codes are accepted within which period. All limits apply. */
interface WrongCodeRules {
  readonly most: number;
  readonly seconds: number;
  readonly mostPerDay: number;
}

export const DAY_SECONDS = 86_400;

/**
 * How long no further code is accepted.
 *
 * @param tried times of the wrong codes of the last day, newest first
 * @returns milliseconds; 0 if a code can be tried now
 */
export const waitAfter = (tried: readonly Date[], { most, seconds, mostPerDay }: WrongCodeRules, now: Date): number => {
  const until = (count: number, window: number): number => {
    const oldest = tried[count - 1];
    return oldest === undefined ? 0 : oldest.getTime() + window * 1_000 - now.getTime();
  };
  return Math.max(0, until(most, seconds), until(mostPerDay, DAY_SECONDS));
};
