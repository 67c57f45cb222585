import { type Msg, type NatsConnection } from '@nats-io/transport-node';
import { newReplySubject } from './reply-subject.ts';
import { instanceSubjects } from './instance-subjects.ts';

/** An instance that has been silent for this long is pinged, even if no request to its service is pending. */
const SILENT_AFTER_MS = 2_500;
const SWEEP_EVERY_MS = 1_000;
const NOBODY_LISTENS = 503;

export interface InstanceEvents {
  /** An increasing number; the answer about an instance returns it, so that the caller can tell which requests came before. */
  mark(): number;
  /** An instance was gone when the mark was taken; `hasOthers`: the service has more. */
  onGone(service: string, mark: number, hasOthers: boolean): void;
}

/**
 * Tracks which instances of the services are alive. The broker itself reports a dead instance, immediately, in answer to a ping
 * without a subscriber: a busy instance that answers slowly never counts as dead.
 */
export class InstanceWatch {
  private readonly replySubject: string;
  /** service -> instance -> when it last sent a heartbeat */
  private readonly services = new Map<string, Map<string, number>>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(
    private readonly connection: NatsConnection,
    private readonly events: InstanceEvents,
  ) {
    this.replySubject = newReplySubject(connection);
    connection.subscribe(instanceSubjects.alive('*'), { callback: (_, message) => this.heard(message) });
    connection.subscribe(instanceSubjects.stopped('*'), {
      callback: (_, message) => void this.services.get(serviceIn(message))?.delete(message.string()),
    });
    connection.subscribe(`${this.replySubject}.>`, { callback: (_, message) => this.settle(message) });
    this.sweeper = setInterval(() => this.sweep(), SWEEP_EVERY_MS).unref();
    void connection.closed().then(() => clearInterval(this.sweeper));
  }

  /** Asks for every instance of a service. */
  ping(service: string): void {
    for (const id of this.services.get(service)?.keys() ?? []) this.pingOne(service, id);
  }

  private pingOne(service: string, id: string): void {
    if (this.connection.isClosed()) return;
    const reply = `${this.replySubject}.${service}.${id}.${this.events.mark()}`;
    this.connection.publish(instanceSubjects.ping(service, id), '', { reply });
  }

  private heard(message: Msg): void {
    const service = serviceIn(message);
    const instances = this.services.get(service) ?? new Map<string, number>();
    this.services.set(service, instances.set(message.string(), Date.now()));
  }

  private settle(message: Msg): void {
    if (message.headers?.code !== NOBODY_LISTENS) return;
    const [service = '', id = '', mark = ''] = message.subject.slice(this.replySubject.length + 1).split('.');
    const instances = this.services.get(service);
    if (instances?.delete(id) === true) this.events.onGone(service, Number(mark), instances.size > 0);
  }

  private sweep(): void {
    const since = Date.now() - SILENT_AFTER_MS;
    for (const [service, instances] of this.services)
      for (const [id, heardAt] of instances) if (heardAt < since) this.pingOne(service, id);
  }
}

/** The second part of `instance.<service>.…`. */
const serviceIn = ({ subject }: Msg): string => subject.split('.')[1] ?? '';
