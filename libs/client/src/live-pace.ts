/** How a live connection reconnects, and renews its token; the server counts both. In ms. */
export const livePace = {
  /** After a broken line: the first wait, which doubles, and the longest. */
  brokenFirstMs: 1_000,
  brokenLongestMs: 30_000,
  /** After this number of failed attempts, people are offered to try immediately. */
  triesBeforeOffer: 5,
  /** After a farewell or a refused token, soon: it is a new token or another replica that is tried next. */
  refusedFirstMs: 1_000,
  refusedLongestMs: 60_000,
  /** There are too many sockets, rooms or tries: a client that reconnects immediately would cause the next one. */
  limitedFirstMs: 30_000,
  limitedLongestMs: 300_000,
  /** How long before its expiry a token is renewed, and at most how often. */
  renewBeforeMs: 45_000,
  renewAtMostEveryMs: 1_000,
} as const;

/**
 * How long a refused client waits before the next attempt, in ms; the waits double.
 *
 * @param code the server's reason; null when it gave none
 * @param refusals how often it was refused in a row, this time included
 */
export const reconnectDelay = (code: string | null, refusals: number): number => {
  const isLimited = code === 'over_request_rate_limit';
  const first = isLimited ? livePace.limitedFirstMs : livePace.refusedFirstMs;
  const longest = isLimited ? livePace.limitedLongestMs : livePace.refusedLongestMs;
  return Math.min(longest, first * 2 ** Math.max(0, refusals - 1));
};
