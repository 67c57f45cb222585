import { NoRespondersError, TimeoutError, type Msg, type NatsConnection } from '@nats-io/transport-node';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { rpcSubject, type CallInputOf, type Operation, type OutputOf } from '@nivel/contracts/kernel/operation';
import { Questions } from './questions.ts';
import { readError, writeCallHeaders, type CallContext } from './rpc-frame.ts';

/** How long a question that nobody listens for is asked again: a restarting service is not an error yet. */
const ASK_AGAIN_FOR_MS = 3_000;
const ASK_AGAIN_EVERY_MS = 50;

/** Asks operations of other services. */
export class RpcClient {
  private readonly questions: Questions;

  constructor(connection: NatsConnection) {
    this.questions = new Questions(connection);
  }

  /** Asks with a typed input and returns the typed output; throws the `AppError` that the service answered. */
  async call<O extends Operation>(asked: O, input: CallInputOf<O>, context: CallContext): Promise<OutputOf<O>> {
    const answer = await this.ask(asked, JSON.stringify(input), context);
    return JSON.parse(new TextDecoder().decode(answer)) as OutputOf<O>;
  }

  /**
   * Asks with JSON bytes as they came and returns the answer's bytes as they are.
   * @throws AppError what the service answered, `unavailable` when none listens, `request_timeout` when none answers in time
   */
  async ask(asked: Operation, body: Uint8Array | string, context: CallContext): Promise<Uint8Array> {
    const answer = await this.request(rpcSubject(asked), body, context);
    const error = answer.headers ? readError(answer) : null;
    if (error) throw error;
    return answer.data;
  }

  private async request(subject: string, body: Uint8Array | string, context: CallContext): Promise<Msg> {
    const askAgainUntil = Math.min(context.deadline, Date.now() + ASK_AGAIN_FOR_MS);
    const headers = writeCallHeaders(context);
    for (;;) {
      try {
        return await this.questions.ask(subject, body, headers, context.deadline - Date.now());
      } catch (error) {
        if (!(error instanceof NoRespondersError)) throw unreachable(error);
        if (Date.now() + ASK_AGAIN_EVERY_MS > askAgainUntil)
          throw new AppError(commonErrors.unavailable, { cause: error });
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_EVERY_MS));
      }
    }
  }
}

const unreachable = (error: unknown): AppError =>
  new AppError(error instanceof TimeoutError ? commonErrors.request_timeout : commonErrors.unavailable, {
    cause: error,
  });
