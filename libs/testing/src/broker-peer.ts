import { headers, type NatsConnection } from '@nats-io/transport-node';
import { v7 } from 'uuid';
import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { connectBroker, openJetStream } from '@nivel/messaging/broker';
import { FactsStream } from '@nivel/messaging/facts-stream';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { CallContext } from '@nivel/messaging/rpc-frame';

const CALL_MS = 30_000;

/** The metadata of a fact; omitted fields are new, of now, and the first version. */
export interface FactMarks {
  readonly id?: string;
  readonly at?: Date;
  readonly version?: number;
  readonly trace?: string;
  /** Headers beside the usual ones. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** Another client on the broker of a test, which may call and publish everything there. */
export class BrokerPeer {
  readonly connection: NatsConnection;
  readonly rpc: RpcClient;

  private constructor(connection: NatsConnection) {
    this.connection = connection;
    this.rpc = new RpcClient(connection);
  }

  /** Connects, and makes sure that facts can be published. */
  static async connect(url: string, name = 'test'): Promise<BrokerPeer> {
    const settings = { url, name, replicas: 1, factsKeptDays: 7 };
    // Once: that a lost stream is made again is the work of the services, and a test of them.
    const maker = await connectBroker(settings);
    await new FactsStream(settings, maker, { warn: () => undefined }).start();
    await maker.close();
    return new BrokerPeer(await connectBroker(settings));
  }

  /** Calls an operation. @throws AppError the service's refusal */
  ask<O extends Operation>(
    operation: O,
    input: CallInputOf<O>,
    context: Partial<CallContext> = {},
  ): Promise<OutputOf<O>> {
    return this.rpc.call(operation, input, callContext(context));
  }

  /**
   * Publishes a fact as its service's relay would, valid or not. Each call is a new message to the broker, so that a test of
   * the inbox does not depend on the broker's duplicate window.
   */
  async tell<F extends Fact>(
    fact: F,
    payload: PayloadOf<F>,
    marks: FactMarks = {},
  ): Promise<{ readonly id: string; readonly seq: number }> {
    const { id = v7(), at = new Date(), version = 1, trace = '' } = marks;
    const sent = headers();
    sent.set(factHeaders.replayOf, id);
    sent.set(factHeaders.occurredAt, at.toISOString());
    sent.set(factHeaders.version, String(version));
    sent.set(factHeaders.trace, trace);
    for (const [name, value] of Object.entries(marks.headers ?? {})) sent.set(name, value);
    const { client } = await openJetStream(this.connection);
    const { seq } = await client.publish(factSubject(fact), JSON.stringify(payload), { headers: sent });
    return { id, seq };
  }

  close(): Promise<void> {
    return this.connection.close();
  }
}

/** The context of a test's call: without a user unless given, and with a timeout. */
export const callContext = (context: Partial<CallContext> = {}): CallContext => ({
  token: null,
  trace: '',
  deadline: Date.now() + CALL_MS,
  clientIp: null,
  ...context,
});
