const SECOND_MS = 1_000;

/** First and longest wait after a refusal; the waits between double. */
interface Pace {
  readonly first: number;
  readonly longest: number;
}

/** After a farewell or a refused token: soon, because it is a new token or another replica that is tried next. */
const soon: Pace = { first: SECOND_MS, longest: 60 * SECOND_MS };
/** There are too many sockets or tries: whoever comes back at once is the reason why. */
const later: Pace = { first: 30 * SECOND_MS, longest: 300 * SECOND_MS };

/**
 * How long a refused socket waits before it tries again, in ms.
 *
 * @param code the server's reason; null when it gave none
 * @param refusals how often it was refused in a row, this time included
 */
export const reconnectDelay = (code: string | null, refusals: number): number => {
  const { first, longest } = code === 'over_request_rate_limit' ? later : soon;
  return Math.min(longest, first * 2 ** Math.max(0, refusals - 1));
};

/** Renewals of one socket are at least this far apart; the server counts them. */
export const RENEW_AT_MOST_EVERY_MS = SECOND_MS;
