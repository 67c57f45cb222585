import type { z } from 'zod';

/** An event that happened, published in this permanent shape. A changed shape is a new version beside the old one. */
export interface Fact<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'fact';
  /** `<service>.<noun>.<past>`. */
  readonly name: Name;
  readonly version: number;
  readonly summary: string;
  readonly payload: Payload;
  /** Its live audience; null: none. */
  readonly audience: Audience | null;
  /** The user it removes from a live room; null: none. */
  readonly shutsOut: ShutOut | null;
  /** The user who may have lost live rooms; null: none. */
  readonly rechecks: Recheck | RoomRecheck | null;
}

/** The live room that a fact goes to: `<room>:<id>`, with the id in a field of its payload. */
export interface Audience {
  /** `user`, or a kind of membership. */
  readonly room: string;
  readonly field: string;
}

/** The user who may no longer be in a live room once a fact is published. */
export interface ShutOut extends Audience {
  /** The field with the id of the user who loses the right; null: everybody does. */
  readonly user: string | null;
}

/**
 * A user who may have lost the right to live rooms of some kinds, without it being known which rooms. Each of the user's
 * windows leaves these rooms before anything published later is shown there, and rejoins without a gap where the policy allows
 * it.
 */
export interface Recheck {
  readonly rooms: readonly string[];
  /** The field with the id of the user. */
  readonly user: string;
}

/** The same for everybody in one room. */
export type RoomRecheck = Audience;

/** Shown immediately to the user whom a field of the payload names, in all their windows. */
export const toUser = <Field extends string>(field: Field): Audience & { readonly field: Field } => ({
  room: 'user',
  field,
});

export type PayloadOf<F extends Fact> = z.output<F['payload']>;

/** Declares a fact. */
export const fact = <const Name extends `${string}.${string}.${string}`, Payload extends z.ZodType>(
  declared: Omit<Fact<Name, Payload>, 'is' | 'audience' | 'shutsOut' | 'rechecks'> & {
    readonly audience?: Audience;
    readonly shutsOut?: ShutOut;
    readonly rechecks?: Recheck | RoomRecheck;
  },
): Fact<Name, Payload> => ({ audience: null, shutsOut: null, rechecks: null, ...declared, is: 'fact' });

/** Whether live screens need a fact. */
export const isLive = ({ audience, shutsOut, rechecks }: Pick<Fact, 'audience' | 'shutsOut' | 'rechecks'>): boolean =>
  audience !== null || shutsOut !== null || rechecks !== null;

const LIVE = 'live';

/** The subjects of all facts that concern live screens, as one: live screens follow these, in order, and no other. */
export const LIVE_FACTS = `evt.*.*.*.*.${LIVE}`;

/**
 * The JetStream subject of a fact: `evt.<service>.<noun>.<past>.v<version>`, followed by `.live` where live screens need it. A
 * fact that becomes live or stops being live therefore needs a new version.
 */
export const factSubject = ({
  name,
  version,
  ...concerned
}: Pick<Fact, 'name' | 'version' | 'audience' | 'shutsOut' | 'rechecks'>): string =>
  [`evt.${name}.v${version}`, ...(isLive(concerned) ? [LIVE] : [])].join('.');

/** Names of the message headers that travel with a fact. */
export const factHeaders = {
  id: 'Nats-Msg-Id',
  /** Set instead of the message id when a dead letter is replayed. */
  replayOf: 'Fact-Replay-Of',
  /** Set where a fact is published again because the broker has lost it: nothing new for live readers. */
  republished: 'Fact-Republished',
  occurredAt: 'Occurred-At',
  aggregate: 'Aggregate',
  version: 'Aggregate-Version',
  actor: 'Actor',
  trace: 'traceparent',
} as const;
