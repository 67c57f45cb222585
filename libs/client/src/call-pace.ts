/** How long a call waits, and how it is repeated after a temporary failure. */
export const callPace = {
  /** Longest wait for a response. */
  timeoutMs: 15_000,
  /** Reads are made again so often; other calls only as often as their caller configures. */
  readRetries: 2,
  /** Every call is repeated so often when the server is too busy and says when to retry (ADR 0087). */
  busyRetries: 8,
  /** The wait before the next try: the first, then doubling, and the longest. */
  retryFirstMs: 200,
  retryLongestMs: 5_000,
} as const;
