import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';

/** The actor and owner of a fact, and the request that caused it. */
export interface FactContext {
  /** UUIDv7; the outbox id, the broker's message id and the id in every consumer's inbox. */
  readonly id: string;
  readonly occurredAt: Date;
  /** Id of the thing that changed. */
  readonly aggregate: string;
  /** The thing's version after the change (R4); 0 where it has none. */
  readonly version: number;
  /** The user in whose name it happened, or null for the system itself. */
  readonly actor: string | null;
  /** W3C traceparent of the request. */
  readonly trace: string;
}

/** A fact as a consumer receives it. */
export interface ReceivedFact<F extends Fact> extends FactContext {
  readonly payload: PayloadOf<F>;
}
