import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { callContext, type BrokerPeer } from './broker-peer.ts';

/** Who asks a service over the broker: somebody signed in, or nobody. */
export class Caller {
  constructor(
    private readonly peer: BrokerPeer,
    private readonly token: string | null = null,
  ) {}

  /** Asks an operation. @throws AppError what the service refused with */
  ask<O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> {
    return this.peer.ask(operation, input, { token: this.token });
  }

  /** Asks with JSON as it is; the answer is what it was in bytes. */
  askRaw(operation: Operation, json: string): Promise<Uint8Array> {
    return this.peer.rpc.ask(operation, json, callContext({ token: this.token }));
  }

  /** The code and details with which an operation refuses whatever input; fails when it does not. */
  async refusal(operation: Operation, input: unknown): Promise<{ readonly code: string; readonly details: unknown }> {
    const answer: unknown = await this.askRaw(operation, JSON.stringify(input)).catch((error: unknown) => error);
    if (!(answer instanceof AppError)) throw new Error(`not refused: ${operation.name}`, { cause: answer });
    return { code: answer.definition.code, details: answer.details };
  }
}

/** Somebody signed in. */
export class Person extends Caller {
  constructor(
    readonly userId: string,
    peer: BrokerPeer,
    token: string,
  ) {
    super(peer, token);
  }
}
