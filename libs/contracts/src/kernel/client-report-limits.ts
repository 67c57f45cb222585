/** The maximum that a page reports at once, how often, and the maximum length of each field. */
export const reportLimits = {
  entries: 50,
  everyMs: 30_000,
  bytes: 64_000,
  frames: 12,
  /** A resource that takes longer is reported. */
  slowResourceMs: 1_000,
  /** The largest paint is taken after this time. */
  largestPaintMs: 5_000,
} as const;
