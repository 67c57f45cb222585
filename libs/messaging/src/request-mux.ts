import { NoRespondersError, TimeoutError, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { newReplySubject } from './reply-subject.ts';
import { InstanceWatch } from './instance-watch.ts';
import { isPart } from './rpc-frame.ts';
import { NotConnectedError, RequestLostError } from './request-errors.ts';

/** The service whose instances respond, where one does. */
export interface Responder {
  readonly service: string;
  /** Whether the same request may be repeated when its result is unknown. */
  mayRepeat(): boolean;
  /** Receives what comes before an answer. */
  readonly onPart?: ((part: Uint8Array) => void) | undefined;
}

interface PendingRequest {
  readonly subject: string;
  readonly number: number;
  readonly sentAt: number;
  readonly responder: Responder | undefined;
  /** Until when it was to be answered at first. */
  readonly latest: number;
  deadline: number;
  /** An instance that may have had it is gone: with the deadline it counts as lost. */
  isDoubtful: boolean;
  resolve(response: Msg): void;
  reject(error: Error): void;
}

/** How exactly a deadline is kept, in ms. */
const SWEEP_EVERY_MS = 25;
/** An instance that has been silent for this long is pinged; answers take a few milliseconds. */
const PING_AFTER_MS = 150;
const PING_EVERY_MS = 100;
/** How long the other instances of a service may still answer a request that must not be repeated, after one of them has died. */
const DOUBT_MS = 1_500;
const NOBODY_LISTENS = 503;

/**
 * Request and reply over one subscription. It replaces the client's own `request`, which creates an error with its stack for
 * each answer (a twentieth of the gateway's time) and a separate timer. A request that can no longer be answered, because the
 * connection or its instance is gone, fails at once.
 */
export class RequestMux {
  private readonly replySubject: string;
  private readonly open = new Map<string, PendingRequest>();
  private sent = 0;
  private isConnected = true;
  private sweeper: NodeJS.Timeout | undefined;
  private watch: InstanceWatch | undefined;
  private readonly pingedAt = new Map<string, number>();

  constructor(private readonly connection: NatsConnection) {
    this.replySubject = newReplySubject(connection);
    connection.subscribe(`${this.replySubject}.*`, { callback: (_, response) => this.settle(response) });
    void this.followConnection();
    void connection.closed().then(() =>
      this.rejectWhere(
        () => true,
        () => new Error('the connection was closed'),
      ),
    );
  }

  /** From now on it is noticed when an instance of a called service dies. */
  watchInstances(): void {
    this.watch ??= new InstanceWatch(this.connection, { mark: () => this.sent, onGone: this.onGone });
  }

  /**
   * @throws NoRespondersError without a subscriber; NotConnectedError when there is no connection: in both cases the request
   * was not delivered; RequestLostError when no answer can arrive any more; TimeoutError when no answer came within `timeoutMs`
   */
  request(
    subject: string,
    body: Uint8Array | string,
    headers: MsgHdrs,
    timeoutMs: number,
    responder?: Responder,
  ): Promise<Msg> {
    // Data written to a broken connection is sometimes dropped and sometimes sent much later.
    if (!this.isConnected) return Promise.reject(new NotConnectedError());
    const number = (this.sent += 1);
    const token = String(number);
    const sentAt = Date.now();
    const response = new Promise<Msg>((resolve, reject) => {
      const latest = sentAt + timeoutMs;
      const deadline = latest;
      this.open.set(token, {
        subject,
        number,
        sentAt,
        responder,
        latest,
        deadline,
        isDoubtful: false,
        resolve,
        reject,
      });
    });
    this.sweeper ??= setInterval(this.sweep, SWEEP_EVERY_MS);
    try {
      this.connection.publish(subject, body, { reply: `${this.replySubject}.${token}`, headers });
    } catch (error) {
      this.open.delete(token);
      throw error;
    }
    return response;
  }

  private settle(response: Msg): void {
    const token = response.subject.slice(this.replySubject.length + 1);
    const pending = this.open.get(token);
    if (pending === undefined) return;
    if (isPart(response)) {
      // Whichever instance is gone, it is another one than the one that answers.
      pending.isDoubtful = false;
      pending.deadline = pending.latest;
      pending.responder?.onPart?.(response.data);
      return;
    }
    this.open.delete(token);
    const isRefused = response.data.length === 0 && response.headers?.code === NOBODY_LISTENS;
    if (isRefused) pending.reject(new NoRespondersError(pending.subject));
    else pending.resolve(response);
  }

  private async followConnection(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'reconnect') this.isConnected = true;
      if (type !== 'disconnect') continue;
      this.isConnected = false;
      this.rejectWhere(
        () => true,
        () => new RequestLostError('the connection broke before a response came'),
      );
    }
  }

  private readonly onGone = (service: string, mark: number, hasOthers: boolean): void => {
    const until = Date.now() + DOUBT_MS;
    const mayBeLost = ({ number, responder }: PendingRequest): boolean =>
      number <= mark && responder?.service === service;
    for (const pending of this.open.values()) {
      if (!hasOthers || !mayBeLost(pending)) continue;
      pending.isDoubtful = true;
      if (pending.responder?.mayRepeat() === false) pending.deadline = Math.min(pending.deadline, until);
    }
    this.rejectWhere(
      (pending) => mayBeLost(pending) && (!hasOthers || pending.responder?.mayRepeat() === true),
      () => new RequestLostError(`an instance of ${service} is gone`),
    );
  };

  private readonly sweep = (): void => {
    const now = Date.now();
    this.rejectWhere(
      ({ deadline }) => deadline <= now,
      ({ isDoubtful }) =>
        isDoubtful ? new RequestLostError('an instance is gone, and no other answered') : new TimeoutError(),
    );
    if (this.watch !== undefined) this.pingTheSlow(this.watch, now);
    if (this.open.size > 0) return;
    clearInterval(this.sweeper);
    this.sweeper = undefined;
  };

  /** Requests are kept in the order in which they were made, so that the oldest come first. */
  private pingTheSlow(watch: InstanceWatch, now: number): void {
    for (const { sentAt, responder } of this.open.values()) {
      if (now - sentAt < PING_AFTER_MS) return;
      if (responder === undefined || now - (this.pingedAt.get(responder.service) ?? 0) < PING_EVERY_MS) continue;
      this.pingedAt.set(responder.service, now);
      watch.ping(responder.service);
    }
  }

  private rejectWhere(applies: (pending: PendingRequest) => boolean, reason: (pending: PendingRequest) => Error): void {
    for (const [token, pending] of this.open) {
      if (!applies(pending)) continue;
      this.open.delete(token);
      pending.reject(reason(pending));
    }
  }
}
