import type { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { ErrorKind } from '@nivel/contracts/kernel/errors';
import { isForged, type Actor } from '@nivel/platform/access-token';
import type { Log } from '@nivel/platform/log';
import { networkOf } from '@nivel/platform/network-of';
import { countSecurityEvent } from '@nivel/platform/security-metric';
import { LineBudget } from './line-budget.ts';

export type SecurityEvent =
  'refused' | 'forged-token' | 'rate-limited' | 'foreign-origin' | 'malformed-handshake' | 'malformed-request';

/** One thing that an attacker may have done. It contains what distinguishes one from another and nothing that opens a door. */
export interface SecurityRecord {
  readonly event: SecurityEvent;
  readonly door: string;
  /** The code with which the caller was refused. */
  readonly code: string;
  readonly address: string;
  readonly traceId?: string;
  /** The trace id that the caller brought; it may be anything. */
  readonly callerTraceId?: string | undefined;
  readonly actor?: Pick<Actor, 'userId' | 'sessionId'> | undefined;
}

const events: Partial<Record<ErrorKind, SecurityEvent>> = {
  limited: 'rate-limited',
  unauthenticated: 'refused',
  forbidden: 'refused',
};

/** Requests that none of our own clients sends. Other errors of this kind (a wrong password) answer valid requests. */
const malformed: ReadonlySet<string> = new Set([
  commonErrors.bad_json.code,
  commonErrors.invalid_input.code,
  commonErrors.request_entity_too_large.code,
  commonErrors.unsupported_media_type.code,
]);

/** The event of a refusal in the security log; null for errors that indicate no attack. */
export const eventOf = (error: AppError): SecurityEvent | null => {
  if (isForged(error)) return 'forged-token';
  if (malformed.has(error.definition.code)) return 'malformed-request';
  return events[error.definition.kind] ?? null;
};

/**
 * Logs refused, limited and forged calls. All of them are counted; at most one line per second, event and network is written,
 * and at most `linesPerSecond` in total, so that repeated attempts do not fill the disk. The next line states how many were
 * left out.
 */
export class SecurityLog {
  private readonly budget: LineBudget;

  constructor(
    private readonly log: Pick<Log, 'info'>,
    linesPerSecond: number,
    now: () => number = Date.now,
  ) {
    this.budget = new LineBudget(linesPerSecond, now);
  }

  record({ event, door, code, address, traceId, callerTraceId, actor }: SecurityRecord): void {
    countSecurityEvent(event);
    const network = networkOf(address);
    const leftOut = this.budget.claim(`${event} ${network}`);
    if (leftOut === null) return;
    const { userId, sessionId } = actor ?? {};
    const who = { userId, sessionId, network };
    const unwritten = { leftOut: leftOut || undefined, crowdedOut: this.budget.crowdedOut() };
    this.log.info({ security: true, event, door, code, ...who, traceId, callerTraceId, ...unwritten }, 'security');
  }
}
