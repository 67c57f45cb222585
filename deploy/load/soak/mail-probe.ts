import { connect, headers, type NatsConnection } from '@nats-io/transport-node';
import { jetstream } from '@nats-io/jetstream';
import { v7 } from 'uuid';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { factHeaders, factSubject } from '@nivel/contracts/kernel/fact';
import type { MailSink } from '../stack/mail-sink.ts';

const EVERY_MS = 100;

/** Asks for mails by fact, one after another, and looks which arrived and how often. */
export class MailProbe {
  /** The trace of each, and the time of its request. */
  readonly askedFor = new Map<string, number>();
  private readonly sink: MailSink;
  private readonly natsUrl: string;
  private readonly userId: string;
  private connection: NatsConnection | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(sink: MailSink, natsUrl: string, userId: string) {
    this.sink = sink;
    this.natsUrl = natsUrl;
    this.userId = userId;
  }

  async start(): Promise<void> {
    this.connection = await connect({ servers: this.natsUrl, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    this.timer = setInterval(() => void this.ask().catch(() => undefined), EVERY_MS);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.connection?.close();
  }

  /** Milliseconds until an e-mail arrives that was requested after that moment. */
  async measure(since: number): Promise<number> {
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      const mail = this.sink.mails.find((one) => (this.askedFor.get(one.traceId) ?? 0) > since);
      if (mail !== undefined) return mail.at - since;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return Number.POSITIVE_INFINITY;
  }

  private async ask(): Promise<void> {
    if (this.connection === undefined) return;
    const askedAt = performance.now();
    // Only e-mails acknowledged by the broker count as requested.
    this.askedFor.set(await askForMail(this.connection, this.userId), askedAt);
  }
}

/** Asks for one mail, by the fact of an achievement. @returns the id of its trace, which the mail carries */
export const askForMail = async (connection: NatsConnection, userId: string): Promise<string> => {
  const id = v7();
  const trace = id.replaceAll('-', '');
  const own = headers();
  own.set(factHeaders.occurredAt, new Date().toISOString());
  own.set(factHeaders.trace, `00-${trace}-0123456789abcdef-01`);
  const payload = {
    userId,
    achievementId: v7(),
    title: 'Prueba',
    description: 'Prueba',
    icon: 'medal',
    points: 1,
    totalPoints: 1,
  };
  await jetstream(connection).publish(factSubject(achievementUnlocked), JSON.stringify(payload), {
    msgID: id,
    headers: own,
    timeout: 2_000,
  });
  return trace;
};
