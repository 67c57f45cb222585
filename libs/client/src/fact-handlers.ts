import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { LiveFacts } from './facts.generated.ts';
import type { LiveMessage } from './live.ts';

/** The facts that are shown in rooms of a kind; none for a kind that no fact names. */
type FactsOf<Kind extends string> = Kind extends keyof LiveFacts ? LiveFacts[Kind] : Record<never, Fact>;

/**
 * Handlers for the facts of one kind of room, by fact name. The services validate payloads before they publish them; here they
 * are typed only.
 */
export type FactHandlers<Kind extends string = 'user'> = {
  readonly [Name in keyof FactsOf<Kind>]?: FactsOf<Kind>[Name] extends Fact
    ? (payload: PayloadOf<FactsOf<Kind>[Name]>) => void
    : never;
};

/** Handlers with only their names known. */
export type AnyFactHandlers = Readonly<Record<string, ((payload: never) => void) | undefined>>;

/** Hands a message to the handler of its fact. @returns whether there is one */
export const deliver = (handlers: AnyFactHandlers, { type, data }: LiveMessage): boolean => {
  const handle = Object.hasOwn(handlers, type) ? handlers[type] : undefined;
  handle?.(data as never);
  return handle !== undefined;
};
