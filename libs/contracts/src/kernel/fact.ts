import type { z } from 'zod';

/** Something that happened, told once and for ever in this shape. A changed shape is a new version beside the old one. */
export interface Fact<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  readonly is: 'fact';
  /** `<service>.<noun>.<past>`. */
  readonly name: Name;
  readonly version: number;
  readonly summary: string;
  readonly payload: Payload;
  /** Whom it is shown to live; null: nobody. */
  readonly audience: Audience | null;
  /** Whom it shuts out of a live room; null: nobody. */
  readonly shutsOut: ShutOut | null;
  /** Who may be in fewer live rooms than before; null: nobody. */
  readonly rechecks: Recheck | RoomRecheck | null;
}

/** The live room that a fact goes to: `<room>:<id>`, with the id in a field of its payload. */
export interface Audience {
  /** `user`, or a kind of membership. */
  readonly room: string;
  readonly field: string;
}

/** Who may no longer be in a live room once a fact is told. */
export interface ShutOut extends Audience {
  /** The field with the id of the user who loses the right; null: everybody does. */
  readonly user: string | null;
}

/**
 * Whose right to be in live rooms of some kinds may have ended, where nobody knows in which of them. Each of the user's windows
 * leaves such rooms before anything told later is shown there, and is back, without a gap, where the policy lets it.
 */
export interface Recheck {
  readonly rooms: readonly string[];
  /** The field with the id of the user. */
  readonly user: string;
}

/** The same for everybody in one room. */
export type RoomRecheck = Audience;

/** Shown at once to the user whom a field of the payload names, in all their windows. */
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

/** Whether live screens have to hear of a fact. */
export const isLive = ({ audience, shutsOut, rechecks }: Pick<Fact, 'audience' | 'shutsOut' | 'rechecks'>): boolean =>
  audience !== null || shutsOut !== null || rechecks !== null;

const LIVE = 'live';

/** The subjects of all facts that concern live screens, as one: whoever shows them follows these, in order, and no other. */
export const LIVE_FACTS = `evt.*.*.*.*.${LIVE}`;

/**
 * The JetStream subject of a fact: `evt.<service>.<noun>.<past>.v<version>`, and `.live` behind it where live screens are concerned.
 * A fact that begins or ceases to concern them is therefore a new version.
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
  /** Set where a fact is published again because the broker has lost it: no news for whoever watches live. */
  republished: 'Fact-Republished',
  occurredAt: 'Occurred-At',
  aggregate: 'Aggregate',
  version: 'Aggregate-Version',
  actor: 'Actor',
  trace: 'traceparent',
} as const;
