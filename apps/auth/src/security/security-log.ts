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

/** Something worth remembering: whose account, which session, and the request behind it. */
export interface Noted {
  readonly kind: SecurityEventKind;
  readonly userId: string;
  readonly sessionId?: string;
  readonly clientIp: string | null;
  readonly userAgent?: string | undefined;
  readonly trace: string;
  /** The way of signing in; for the line only. */
  readonly method?: string;
}

/** What a request at the auth door did to an account. */
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

/** What waits to be written is bounded; beyond it the lines of the log and the counters still record them. */
const MOST_WAITING = 1_000;
const GATHER_MS = 100;

/**
 * Records events of accounts three times: as a row that the owner can read, as a line for operators, and as a number for
 * alerts. None of them holds a secret, and the row no address.
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

  /** Part of the unit of work that made it true. */
  async note(unit: AuthChange, noted: Noted): Promise<void> {
    this.tell(noted);
    await this.events.insert(unit, [this.eventOf(noted, unit.newId(), unit.now)]);
  }

  /** For refusals that changed nothing. The row is created and written after the answer, so that its time reveals nothing. */
  noteLater(noted: Noted): void {
    this.tell(noted);
    if (this.waiting.length >= MOST_WAITING) return;
    this.waiting.push({ noted, at: this.clock.now() });
    this.timer ??= setTimeout(() => void this.flush(), GATHER_MS);
  }

  /** For the log and the counters only: it is about no known account, or about a deleted one. */
  tellOnly(event: string, of: Pick<Noted, 'clientIp' | 'trace'>, userId?: string): void {
    countSecurityEvent(event);
    const line = { security: true, event, userId, network: networkIn(of), traceId: traceIdOf(of.trace) };
    this.log.info(line, 'security');
  }

  /** Everything that waits is written; for the end of the process. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    const waiting = this.waiting.splice(0);
    if (waiting.length > 0) this.writing = this.writing.then(() => this.write(waiting));
    await this.writing;
  }

  /** The last calls are answered by then. */
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
