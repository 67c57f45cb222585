import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { SecurityEventKind } from '@nivel/contracts/auth/security-event';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Clock } from '@nivel/platform/clock';
import type { Call } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import { networkOf } from '@nivel/platform/network-of';
import { countSecurityEvent } from '@nivel/platform/security-metric';
import { traceIdOf } from '@nivel/platform/trace';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { OriginReader } from './origin-reader.ts';
import { SecurityEventsRepository, type SecurityEvent } from './security-events.repository.ts';
import type { AuthChange, AuthClient } from '../database.ts';

/** A security event: its account, its session, and the request that caused it. */
export interface Noted {
  readonly kind: SecurityEventKind;
  readonly userId: string;
  readonly sessionId?: string;
  readonly clientIp: string | null;
  readonly userAgent?: string | undefined;
  readonly trace: string;
  /** The sign-in method; only for the log line. */
  readonly method?: string;
}

/** The effect of a request at the auth door on an account. */
export const notedOf = (
  kind: SecurityEventKind,
  userId: string,
  request: AuthRequest,
  { clientIp, trace }: Pick<Call, 'clientIp' | 'trace'>,
): Noted => ({ kind, userId, clientIp, trace, userAgent: request.headers.userAgent });

interface Waiting {
  readonly noted: Noted;
  readonly at: Date;
}

/** The queue of rows to write is bounded; beyond it, only the log lines and the counters record events. */
const MOST_WAITING = 1_000;
const GATHER_MS = 100;

/**
 * Records events of accounts three times: as a row that the owner can read, as a log line for operators, and as a counter
 * for alerts. None of them contains a secret, and the row contains no address.
 */
@Injectable()
export class SecurityLog implements OnApplicationShutdown {
  private waiting: Waiting[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly events: SecurityEventsRepository,
    private readonly origins: OriginReader,
    private readonly work: UnitOfWork<AuthClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** Part of the unit of work that causes the event. */
  async note(unit: AuthChange, noted: Noted): Promise<void> {
    this.tell(noted);
    await this.events.insert(unit, [this.eventOf(noted, unit.newId(), unit.now)]);
  }

  /**
   * For refusals that changed nothing. The row is created and written after the response, so that the time of the response
   * reveals nothing.
   */
  noteLater(noted: Noted): void {
    this.tell(noted);
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({ noted, at: this.clock.now() });
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** Only for the log and the counters: the event is about an unknown or a deleted account. */
  tellOnly(event: string, of: Pick<Noted, 'clientIp' | 'trace'>, userId?: string): void {
    countSecurityEvent(event);
    const line = { security: true, event, userId, network: networkIn(of), traceId: traceIdOf(of.trace) };
    this.log.info(line, 'security');
  }

  /** Writes everything in the queue; for the end of the process. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting.splice(0);
    if (waiting.length > 0) this.writing = this.writing.then(() => this.write(waiting));
    await this.writing;
  }

  /** The last calls have their responses by then. */
  async onApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  private async write(waiting: readonly Waiting[]): Promise<void> {
    try {
      await this.work.run(BY_ITSELF, (unit) => {
        const events = waiting.map(({ noted, at }) => this.eventOf(noted, unit.newId(), at));
        return this.events.insertLate(unit, events);
      });
    } catch (error) {
      this.log.warn({ err: error, events: waiting.length }, 'what was refused could not be kept for the accounts');
    }
  }

  private tell(noted: Noted): void {
    const { kind, userId, sessionId, method } = noted;
    countSecurityEvent(kind);
    const line = { security: true, event: kind, userId, sessionId, method, network: networkIn(noted) };
    this.log.info({ ...line, traceId: traceIdOf(noted.trace) }, 'security');
  }

  private eventOf(noted: Noted, id: string, at: Date): SecurityEvent {
    const { kind, userId, sessionId, userAgent, clientIp } = noted;
    const origin = this.origins.read(userAgent, clientIp);
    return { id, userId, kind, sessionId: sessionId ?? null, origin, at };
  }
}

const networkIn = ({ clientIp }: Pick<Noted, 'clientIp'>): string | null =>
  clientIp === null ? null : networkOf(clientIp);
