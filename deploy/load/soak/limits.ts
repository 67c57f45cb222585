import type { Victim } from './kill.ts';

/** Longest time until things work again after a kill (p95, in ms). */
export const recoveryLimits: Readonly<Record<Victim, number>> = {
  gateway: 5_000,
  learning: 5_000,
  projects: 5_000,
  finance: 5_000,
  auth: 5_000,
  worker: 10_000,
  nats: 2_000,
  redis: 3_000,
  postgres: 5_000,
};

/** Longest wait for any answer because a process died, in ms. */
export const LONGEST_WAIT_MS = 2_000;

/** Longest time until facts flow again after the broker has lost its store, in ms. */
export const FLOWING_WITHIN_MS = 10_000;

/** Longest time until a board is in one order in every window (p95, in ms). */
export const ONE_ORDER_WITHIN_MS = 200;

/** The largest difference of the medians of answers about known and unknown addresses. */
export const MOST_APART_MS = 2;
/** The same while this number of other people sign in. */
export const SIGNING_IN_MEANWHILE = 64;

/** One address makes every request of a run; every log line is wanted. */
export const soakSettings = {
  RATE_TOKEN: '0',
  RATE_SSO: '0',
  RATE_SIGN_UP: '0',
  RATE_MAIL: '0',
  RATE_VERIFY: '0',
  ATTACHMENTS_AN_HOUR: '1000000',
  ATTACHMENTS_MB_PER_PROJECT: '100000',
  LOG_LEVEL: 'debug',
};

/** A lost right ends in every open window within this time (RTM-5). */
export const GONE_WITHIN_MS = 1_000;

/** Longest time until the last of a number of simultaneous sign-ins is answered, in ms. */
export const CROWD_WITHIN_MS: Readonly<Record<string, number>> = { 64: 3_000, 200: 8_000, 1000: 10_000 };
/** Up to this number all get in; beyond it, some are asked to retry, within this time in ms. */
export const CROWD_ALL_IN = 200;
export const TURNED_AWAY_WITHIN_MS = 1_000;
/**
 * A number of simultaneous sign-ins with our client, which retries when refused; all of them succeed within this time in ms.
 */
export const CROWD_THAT_COMES_AGAIN = 1_000;
export const COMES_AGAIN_WITHIN_MS = 60_000;
/** Longest time from a kill of auth until a person can sign in again, in ms. */
export const SIGN_IN_AFTER_KILL_MS = 4_000;
