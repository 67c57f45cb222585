/** What a page reports at once, and how often; also how much of each thing it may say. */
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
