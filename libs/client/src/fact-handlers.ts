import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Facts } from './facts.generated.ts';
import type { LiveMessage } from './live.ts';

/** What is done about facts, by their names. The services check payloads before they tell them; here they are typed only. */
export type FactHandlers = {
  readonly [Name in keyof Facts]?: (payload: PayloadOf<Facts[Name]>) => void;
};

/** Hands a message to the handler of its fact. @returns whether there is one */
export const deliver = (handlers: FactHandlers, { type, data }: LiveMessage): boolean => {
  if (!Object.hasOwn(handlers, type)) return false;
  const handle = handlers[type as keyof Facts] as ((payload: unknown) => void) | undefined;
  handle?.(data);
  return handle !== undefined;
};
