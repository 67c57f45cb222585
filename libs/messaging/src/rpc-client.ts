import { NoRespondersError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import {
  rpcSubject,
  serviceOf,
  type CallInputOf,
  type Operation,
  type OutputOf,
} from '@nivel/contracts/kernel/operation';
import { mayRepeat } from './may-repeat.ts';
import { RequestMux, type Responder } from './request-mux.ts';
import { NotConnectedError, RequestLostError } from './request-errors.ts';
import { readError, writeCallHeaders, type CallContext } from './rpc-frame.ts';

/** How long after something died a call is tried again: a restarting service or broker is not an error yet. */
const ASK_AGAIN_FOR_MS = 1_500;
const ASK_AGAIN_EVERY_MS = 50;

/** Receives the parts that come before the answer of an operation that streams, as JSON bytes. */
export type OnPart = (part: Uint8Array) => void;

/** Asks operations of other services. */
export class RpcClient {
  private readonly requests: RequestMux;

  constructor(connection: NatsConnection) {
    this.requests = new RequestMux(connection);
    this.requests.watchInstances();
  }

  /** Asks with a typed input and returns the typed output; throws the `AppError` that the service answered. */
  async call<O extends Operation>(asked: O, input: CallInputOf<O>, context: CallContext): Promise<OutputOf<O>> {
    const response = await this.ask(asked, JSON.stringify(input), context);
    return JSON.parse(new TextDecoder().decode(response)) as OutputOf<O>;
  }

  /**
   * Sends JSON bytes as a request and returns the answer's bytes, both unchanged. Undelivered requests are retried for a
   * moment; requests lost on the way are sent once more if the contract declares that safe (ADR 0022).
   * @throws AppError the service's error, `unavailable` without a listener or if the result of the call is unknown,
   * `request_timeout` without an answer in time
   */
  async ask(asked: Operation, body: Uint8Array | string, context: CallContext, onPart?: OnPart): Promise<Uint8Array> {
    const response = await this.request(asked, body, context, onPart);
    const error = response.headers ? readError(response) : null;
    if (error) throw error;
    return response.data;
  }

  private async request(
    asked: Operation,
    body: Uint8Array | string,
    context: CallContext,
    onPart?: OnPart,
  ): Promise<Msg> {
    const subject = rpcSubject(asked);
    const headers = writeCallHeaders(context);
    const responder: Responder = { service: serviceOf(asked), mayRepeat: () => mayRepeat(asked, body), onPart };
    let until: number | undefined;
    let isRepeated = false;
    for (;;) {
      try {
        return await this.requests.request(subject, body, headers, context.deadline - Date.now(), responder);
      } catch (error) {
        const isLost = error instanceof RequestLostError;
        if (!isUndelivered(error) && !(isLost && !isRepeated && responder.mayRepeat())) throw unreachable(error);
        isRepeated ||= isLost;
        until ??= Math.min(context.deadline, Date.now() + ASK_AGAIN_FOR_MS);
        if (Date.now() + ASK_AGAIN_EVERY_MS > until) throw new AppError(commonErrors.unavailable, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_EVERY_MS));
      }
    }
  }
}

const isUndelivered = (error: unknown): boolean =>
  error instanceof NoRespondersError || error instanceof NotConnectedError;

const unreachable = (error: unknown): AppError =>
  new AppError(error instanceof TimeoutError ? commonErrors.request_timeout : commonErrors.unavailable, {
    cause: error,
  });
