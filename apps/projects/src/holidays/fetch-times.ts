const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** How long it waits after each attempt that gave nothing; then it is fetched every day, as any other. */
const WAITS_MINUTES = [15, 60, 240];

const inMinutes = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** When a calendar is fetched again that gave days. */
export const afterSuccess = (now: Date): Date => inMinutes(now, DAY_MINUTES);

/** The same of one that gave nothing. @param failures attempts in a row before this one */
export const afterFailure = (now: Date, failures: number): Date =>
  inMinutes(now, WAITS_MINUTES[failures] ?? DAY_MINUTES);
