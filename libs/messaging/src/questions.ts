import { NoRespondersError, TimeoutError, type Msg, type MsgHdrs, type NatsConnection } from '@nats-io/transport-node';
import { newInbox } from './inbox.ts';
import { InstanceWatch } from './instance-watch.ts';
import { NotConnectedError, RequestLostError } from './request-errors.ts';

/** Who answers, where the instances of a service do. */
export interface Answerer {
  readonly service: string;
  /** Whether the same may be asked again when nobody knows what became of it. */
  mayRepeat(): boolean;
}

interface Question {
  readonly subject: string;
  readonly number: number;
  readonly askedAt: number;
  readonly answerer: Answerer | undefined;
  deadline: number;
  /** An instance that may have had it is gone: with the deadline it counts as lost. */
  isDoubtful: boolean;
  resolve(answer: Msg): void;
  reject(error: Error): void;
}

/** How exactly a deadline is kept, in ms. */
const LOOK_EVERY_MS = 25;
/** Whoever has not answered for so long is asked for; answers take a few milliseconds. */
const PING_AFTER_MS = 150;
const PING_EVERY_MS = 100;
/** How long the other instances of a service may still answer what must not be asked twice, after one of them has died. */
const DOUBT_MS = 1_500;
const NOBODY_LISTENS = 503;

/**
 * Request and reply over one subscription. It does what the client's own `request` does and leaves out what that does for
 * every answer: an error with its stack (a twentieth of the gateway's time) and a timer of its own. A request that nobody can
 * answer any more, because the connection or whoever had it is gone, fails at once.
 */
export class Questions {
  private readonly inbox: string;
  private readonly open = new Map<string, Question>();
  private asked = 0;
  private isConnected = true;
  private clock: NodeJS.Timeout | undefined;
  private watch: InstanceWatch | undefined;
  private readonly pingedAt = new Map<string, number>();

  constructor(private readonly connection: NatsConnection) {
    this.inbox = newInbox(connection);
    connection.subscribe(`${this.inbox}.*`, { callback: (_, answer) => this.settle(answer) });
    void this.followConnection();
    void connection.closed().then(() =>
      this.rejectWhere(
        () => true,
        () => new Error('the connection was closed'),
      ),
    );
  }

  /** From now on it is noticed when an instance of an asked service dies. */
  watchInstances(): void {
    this.watch ??= new InstanceWatch(this.connection, { mark: () => this.asked, onGone: this.onGone });
  }

  /**
   * @throws NoRespondersError when nobody listens there; NotConnectedError when there is no connection: both were never
   * delivered; RequestLostError when nobody will answer any more; TimeoutError when no answer came within `timeoutMs`
   */
  ask(
    subject: string,
    body: Uint8Array | string,
    headers: MsgHdrs,
    timeoutMs: number,
    answerer?: Answerer,
  ): Promise<Msg> {
    // What is written to a broken connection is sometimes dropped and sometimes sent much later.
    if (!this.isConnected) return Promise.reject(new NotConnectedError());
    const number = (this.asked += 1);
    const token = String(number);
    const askedAt = Date.now();
    const answer = new Promise<Msg>((resolve, reject) => {
      const deadline = askedAt + timeoutMs;
      this.open.set(token, { subject, number, askedAt, answerer, deadline, isDoubtful: false, resolve, reject });
    });
    this.clock ??= setInterval(this.look, LOOK_EVERY_MS);
    try {
      this.connection.publish(subject, body, { reply: `${this.inbox}.${token}`, headers });
    } catch (error) {
      this.open.delete(token);
      throw error;
    }
    return answer;
  }

  private settle(answer: Msg): void {
    const token = answer.subject.slice(this.inbox.length + 1);
    const question = this.open.get(token);
    if (question === undefined) return;
    this.open.delete(token);
    const isRefused = answer.data.length === 0 && answer.headers?.code === NOBODY_LISTENS;
    if (isRefused) question.reject(new NoRespondersError(question.subject));
    else question.resolve(answer);
  }

  private async followConnection(): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'reconnect') this.isConnected = true;
      if (type !== 'disconnect') continue;
      this.isConnected = false;
      this.rejectWhere(
        () => true,
        () => new RequestLostError('the connection broke before an answer came'),
      );
    }
  }

  private readonly onGone = (service: string, mark: number, hasOthers: boolean): void => {
    const until = Date.now() + DOUBT_MS;
    const mayBeLost = ({ number, answerer }: Question): boolean => number <= mark && answerer?.service === service;
    for (const question of this.open.values()) {
      if (!hasOthers || !mayBeLost(question)) continue;
      question.isDoubtful = true;
      if (question.answerer?.mayRepeat() === false) question.deadline = Math.min(question.deadline, until);
    }
    this.rejectWhere(
      (question) => mayBeLost(question) && (!hasOthers || question.answerer?.mayRepeat() === true),
      () => new RequestLostError(`an instance of ${service} is gone`),
    );
  };

  private readonly look = (): void => {
    const now = Date.now();
    this.rejectWhere(
      ({ deadline }) => deadline <= now,
      ({ isDoubtful }) =>
        isDoubtful ? new RequestLostError('an instance is gone, and no other answered') : new TimeoutError(),
    );
    if (this.watch !== undefined) this.pingTheSlow(this.watch, now);
    if (this.open.size > 0) return;
    clearInterval(this.clock);
    this.clock = undefined;
  };

  /** Requests are kept in the order in which they were made, so that the oldest come first. */
  private pingTheSlow(watch: InstanceWatch, now: number): void {
    for (const { askedAt, answerer } of this.open.values()) {
      if (now - askedAt < PING_AFTER_MS) return;
      if (answerer === undefined || now - (this.pingedAt.get(answerer.service) ?? 0) < PING_EVERY_MS) continue;
      this.pingedAt.set(answerer.service, now);
      watch.ping(answerer.service);
    }
  }

  private rejectWhere(applies: (question: Question) => boolean, reason: (question: Question) => Error): void {
    for (const [token, question] of this.open) {
      if (!applies(question)) continue;
      this.open.delete(token);
      question.reject(reason(question));
    }
  }
}
