import {
  createInbox,
  NoRespondersError,
  TimeoutError,
  type Msg,
  type MsgHdrs,
  type NatsConnection,
} from '@nats-io/transport-node';

interface Question {
  readonly subject: string;
  readonly deadline: number;
  resolve(answer: Msg): void;
  reject(error: Error): void;
}

/** How exactly a deadline is kept, in ms. */
const LOOK_EVERY_MS = 25;
const NOBODY_LISTENS = 503;

/**
 * Request and reply over one subscription. It does what the client's own `request` does and leaves out what that does for
 * every answer: an error with its stack (a twentieth of the gateway's time) and a timer of its own.
 */
export class Questions {
  private readonly inbox = createInbox();
  private readonly open = new Map<string, Question>();
  private asked = 0;
  private clock: NodeJS.Timeout | undefined;

  constructor(private readonly connection: NatsConnection) {
    connection.subscribe(`${this.inbox}.*`, { callback: (_, answer) => this.settle(answer) });
    void connection.closed().then(() =>
      this.rejectWhere(
        () => true,
        () => new Error('the connection was closed'),
      ),
    );
  }

  /** @throws NoRespondersError when nobody listens there; TimeoutError when no answer came within `timeoutMs` */
  ask(subject: string, body: Uint8Array | string, headers: MsgHdrs, timeoutMs: number): Promise<Msg> {
    const token = String((this.asked += 1));
    const answer = new Promise<Msg>((resolve, reject) => {
      this.open.set(token, { subject, deadline: Date.now() + timeoutMs, resolve, reject });
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

  private readonly look = (): void => {
    const now = Date.now();
    this.rejectWhere(
      ({ deadline }) => deadline <= now,
      () => new TimeoutError(),
    );
    if (this.open.size > 0) return;
    clearInterval(this.clock);
    this.clock = undefined;
  };

  private rejectWhere(applies: (question: Question) => boolean, reason: () => Error): void {
    for (const [token, question] of this.open) {
      if (!applies(question)) continue;
      this.open.delete(token);
      question.reject(reason());
    }
  }
}
