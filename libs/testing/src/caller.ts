import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { callContext, type BrokerPeer } from './broker-peer.ts';

/** The callers of a service over the broker: a signed-in user, or none. */
export class Caller {
  private readonly peer: BrokerPeer;
  private readonly token: string | null;

  constructor(peer: BrokerPeer, token: string | null = null) {
    this.peer = peer;
    this.token = token;
  }

  /** Calls an operation. @throws AppError the service's refusal */
  ask<O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> {
    return this.peer.ask(operation, input, { token: this.token });
  }

  /** Sends the given JSON, and returns the bytes of the output. */
  askRaw(operation: Operation, json: string): Promise<Uint8Array> {
    return this.peer.rpc.ask(operation, json, callContext({ token: this.token }));
  }

  /** The code and details with which an operation refuses any input; fails when it does not. */
  async refusal(operation: Operation, input: unknown): Promise<{ readonly code: string; readonly details: unknown }> {
    const outcome: unknown = await this.askRaw(operation, JSON.stringify(input)).catch((error: unknown) => error);
    if (!(outcome instanceof AppError)) throw new Error(`not refused: ${operation.name}`, { cause: outcome });
    return { code: outcome.definition.code, details: outcome.details };
  }
}

/** A signed-in user. */
export class Person extends Caller {
  readonly userId: string;

  constructor(userId: string, peer: BrokerPeer, token: string) {
    super(peer, token);
    this.userId = userId;
  }
}
