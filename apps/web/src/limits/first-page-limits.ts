/** The part of `limits` that the first page needs; apart from the others, because landing and sign-in have a budget. */
export const firstPageLimits = {
  session: {
    /** An access token this close to its end is replaced before it is used. */
    refreshMarginMs: 90_000,
    /** Waits between the attempts of one refresh: the first, then doubling, for at most the limit in all. */
    firstRetryMs: 200,
    retryLimitMs: 30_000,
    /** After this number of failed attempts the page reports that the server does not answer, and keeps trying. */
    silentAttempts: 4,
    /** How often a page looks whether its token is close to its end. */
    checkEveryMs: 15_000,
  },
  storage: {
    /** The maximum of foreign keys that are removed to make room in a full storage. */
    clearedKeys: 5,
  },
} as const;
