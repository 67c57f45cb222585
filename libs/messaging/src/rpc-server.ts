import type { Msg, NatsConnection, Subscription } from '@nats-io/transport-node';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { rpcSubject, type Operation } from '@nivel/contracts/kernel/operation';
import { isReplySubject, userOfReply } from './reply-subject.ts';
import { InstanceBeacon } from './instance-beacon.ts';
import { partHeaders, readCallHeaders, toAppError, writeError, type CallContext } from './rpc-frame.ts';
import { TurnLimit } from './turn-limit.ts';

/** A call as it arrived. */
export interface ReceivedCall extends CallContext {
  /** The service that asks; null where that has no name. */
  readonly service: string | null;
  /** Sends a part before the answer, as JSON; only for operations that stream. */
  readonly sendPart: (part: string) => void;
}

/** Answers one operation: JSON bytes in, JSON text out; throws `AppError` to refuse. */
export type RpcResponder = (body: Uint8Array, call: ReceivedCall) => Promise<string>;

/** In a process that has just started, the work for a call until its first wait takes up to 0.4 ms. */
const MOST_MS_EACH_TURN = 5;

/** Answers the operations of one service; replicas share the requests through a queue group. */
export class RpcServer {
  private readonly subscriptions: Subscription[] = [];
  private readonly inFlight = new Set<Promise<void>>();
  private readonly leaving: (() => void)[] = [];
  private readonly turns = new TurnLimit(MOST_MS_EACH_TURN);
  private beacon: InstanceBeacon | undefined;

  constructor(
    private readonly connection: NatsConnection,
    private readonly service: string,
    private readonly maxResponseBytes: number,
  ) {}

  answer(operation: Operation, respond: RpcResponder): void {
    this.beacon ??= new InstanceBeacon(this.connection, this.service);
    const subscription = this.connection.subscribe(rpcSubject(operation), {
      queue: this.service,
      callback: (error, message) => {
        if (error || !isReplySubject(message.reply)) return;
        const work = this.turns.begin(() => this.respond(message, respond)).finally(() => this.inFlight.delete(work));
        this.inFlight.add(work);
      },
    });
    this.subscriptions.push(subscription);
  }

  /** Takes no new requests, answers the pending ones. */
  async stop(): Promise<void> {
    await Promise.allSettled(this.subscriptions.map((subscription) => subscription.drain()));
    await Promise.allSettled(this.inFlight);
    this.sendAll();
    this.beacon?.stop();
  }

  private async respond(message: Msg, respond: RpcResponder): Promise<void> {
    const context = {
      ...readCallHeaders(message.headers),
      service: userOfReply(message.reply),
      sendPart: (part: string) => void message.respond(part, { headers: partHeaders() }),
    };
    try {
      if (context.deadline > 0 && context.deadline <= Date.now()) throw new AppError(commonErrors.request_timeout);
      const response = await respond(message.data, context);
      // The broker would drop it without a word and the caller would wait in vain.
      if (response.length > this.maxResponseBytes / 3 && Buffer.byteLength(response) > this.maxResponseBytes) {
        throw new AppError(commonErrors.response_too_large);
      }
      this.send(() => message.respond(response));
    } catch (error) {
      const { headers, body } = writeError(toAppError(error));
      this.send(() => message.respond(body, { headers }));
    }
  }

  /** Answers of one turn of the event loop leave in one write to the broker; writes are the dearest thing a service does. */
  private send(respond: () => void): void {
    if (this.inFlight.size === 1) {
      respond();
      return;
    }
    this.leaving.push(respond);
    if (this.leaving.length === 1) setImmediate(this.sendAll);
  }

  private readonly sendAll = (): void => {
    for (const respond of this.leaving.splice(0)) respond();
  };
}
