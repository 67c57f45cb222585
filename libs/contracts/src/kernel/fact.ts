import type { z } from 'zod';

/** Something that happened, told once and for ever in this shape. A changed shape is a new version beside the old one. */
export interface Fact<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'fact';
  /** `<service>.<noun>.<past>`. */
  readonly name: Name;
  readonly version: number;
  readonly summary: string;
  readonly payload: Payload;
}

export type PayloadOf<F extends Fact> = z.output<F['payload']>;

/** Declares a fact. */
export const fact = <const Name extends `${string}.${string}.${string}`, Payload extends z.ZodType>(
  declared: Omit<Fact<Name, Payload>, 'is'>,
): Fact<Name, Payload> => ({ ...declared, is: 'fact' });

/** The JetStream subject of a fact: `evt.<service>.<noun>.<past>.v<version>`. */
export const factSubject = (declared: Pick<Fact, 'name' | 'version'>): string =>
  `evt.${declared.name}.v${declared.version}`;

/** Names of the message headers that travel with a fact. */
export const factHeaders = {
  id: 'Nats-Msg-Id',
  /** Set instead of the message id when a dead letter is replayed. */
  replayOf: 'Fact-Replay-Of',
  /** Set where a fact is told again because the broker has lost it: no news for whoever watches live. */
  retold: 'Fact-Retold',
  occurredAt: 'Occurred-At',
  aggregate: 'Aggregate',
  version: 'Aggregate-Version',
  actor: 'Actor',
  trace: 'traceparent',
} as const;
