import type { NatsConnection } from '@nats-io/transport-node';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { readFact } from '@nivel/messaging/fact-consumers';
import { FactReader } from '@nivel/messaging/fact-reader';
import type { Log } from './log.ts';

/**
 * The ended sessions whose access tokens may not have expired yet. Fed by the facts of the auth service; at boot it reads facts
 * back to the age of the oldest valid token, so that a restart loses none.
 */
export class EndedSessions {
  private readonly until = new Map<string, number>();
  private readonly listeners: ((sessionId: string) => void)[] = [];
  private reader: FactReader | undefined;

  constructor(private readonly tokenSeconds: number) {}

  has = (sessionId: string): boolean => this.until.has(sessionId);

  /** Calls back for each session that ends from now on (open sockets are closed this way). */
  onEnded(listener: (sessionId: string) => void): void {
    this.listeners.push(listener);
  }

  end(sessionIds: readonly string[], at: number = Date.now()): void {
    for (const id of sessionIds) {
      this.until.set(id, at + this.tokenSeconds * 1_000);
      for (const listener of this.listeners) listener(id);
    }
  }

  follow(connection: NatsConnection, log: Log): void {
    const since = new Date(Date.now() - this.tokenSeconds * 1_000);
    this.reader = new FactReader(
      connection,
      { subject: factSubject(sessionEnded), since },
      (message) => {
        const told = readFact(sessionEnded, message);
        if (told instanceof Error) log.error({ err: told }, 'an ended session could not be read');
        else this.end(told.payload.sessionIds, told.occurredAt.getTime());
        this.forgetOld();
      },
      log,
    );
    this.reader.start();
  }

  /** Another stream keeps the facts now. */
  beginAnew(): void {
    this.reader?.beginAnew();
  }

  stop(): void {
    this.reader?.stop();
  }

  private forgetOld(): void {
    const now = Date.now();
    for (const [id, until] of this.until) {
      if (until > now) break;
      this.until.delete(id);
    }
  }
}
