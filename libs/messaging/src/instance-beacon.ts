import { nuid, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { instanceSubjects } from './instance-subjects.ts';

const ALIVE_EVERY_MS = 1_000;

/** Announces to callers that this instance of a service exists, and when it stops. */
export class InstanceBeacon {
  private readonly id = nuid.next();
  private readonly timer: NodeJS.Timeout;
  private readonly pings: Subscription;

  constructor(
    private readonly connection: NatsConnection,
    private readonly service: string,
  ) {
    // A ping needs no answer: only without a subscriber the broker sends one.
    this.pings = connection.subscribe(instanceSubjects.ping(service, this.id), { callback: () => undefined });
    this.timer = setInterval(() => this.say('alive'), ALIVE_EVERY_MS).unref();
    this.say('alive');
  }

  /** Says goodbye; to be called when the last answer has been sent. */
  stop(): void {
    clearInterval(this.timer);
    this.say('stopped');
    if (!this.connection.isClosed()) this.pings.unsubscribe();
  }

  private say(what: 'alive' | 'stopped'): void {
    if (!this.connection.isClosed()) this.connection.publish(instanceSubjects[what](this.service), this.id);
  }
}
