import type { DeliveryOutcome, DeliveryProblem } from '@nivel/contracts/projects/automation/automation-values';
import type { CallOutcome } from './webhook-request.ts';

const MINUTE_MS = 60_000;
/** How long it waits before the second attempt, and before each further one. */
const WAITS_MINUTES = [1, 5, 30, 120] as const;
export const MOST_ATTEMPTS = WAITS_MINUTES.length + 1;

/** Statuses with which the other side itself says that it has not taken the call: too many requests, unavailable. */
const NOT_TAKEN = [429, 503];

/** The recorded result of an attempt. */
export interface DeliveryResult {
  readonly outcome: DeliveryOutcome;
  readonly status: number | null;
  readonly problem: DeliveryProblem | null;
  /** For `waiting`: the milliseconds until the next try. */
  readonly waitMs: number;
}

const isTaken = (status: number): boolean => status >= 200 && status < 300;

/**
 * The result of a delivery attempt. It is repeated only where it certainly did not arrive, or was refused temporarily; where it
 * may have arrived, it is not sent again.
 * @param attempts made so far, this one included
 */
export const resultOf = (call: CallOutcome, attempts: number): DeliveryResult => {
  const wait = WAITS_MINUTES[attempts - 1];
  const later = (status: number | null, problem: DeliveryProblem): DeliveryResult =>
    wait === undefined
      ? { outcome: 'failed', status, problem, waitMs: 0 }
      : { outcome: 'waiting', status, problem, waitMs: wait * MINUTE_MS };
  const closed = (
    outcome: DeliveryOutcome,
    status: number | null,
    problem: DeliveryProblem | null,
  ): DeliveryResult => ({
    ...{ outcome, status, problem, waitMs: 0 },
  });
  const { status } = call;
  if (status === null) {
    if (call.problem === 'address_refused') return closed('refused', null, call.problem);
    return call.isSent ? closed('unknown', null, call.problem) : later(null, call.problem);
  }
  if (isTaken(status)) return closed('delivered', status, null);
  if (NOT_TAKEN.includes(status)) return later(status, 'answer');
  return closed('failed', status, status >= 300 && status < 400 ? 'redirect' : 'answer');
};
