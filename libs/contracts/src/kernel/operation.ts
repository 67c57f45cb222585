import type { z } from 'zod';
import type { Door } from './door.ts';
import type { ErrorDefinition } from './errors.ts';
import type { Policy } from './policy.ts';

/**
 * The effect of a second call with the same input. `safe`: the operation never changes anything. `idempotent`: a second call
 * changes nothing more and returns the same answer. `{ key }`: idempotent for callers who send this input as an idempotency
 * key; the same key with another input is refused (`idempotency_key_reused`). `never`: a second call may repeat everything.
 */
export type Repeat = 'safe' | 'idempotent' | 'never' | { readonly key: string };

/** Something the system can be asked. Declared once here, honoured by exactly one handler, called typed end to end. */
export interface Operation<
  Name extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
> {
  readonly is: 'operation';
  /** `<service>.<verb-noun>`; also the NATS subject below `rpc.`. */
  readonly name: Name;
  /** One sentence for the generated documentation. */
  readonly summary: string;
  readonly door: Door;
  readonly policy: Policy;
  /** Whether a caller may repeat a call whose result is unknown. */
  readonly repeat: Repeat;
  readonly input: Input;
  readonly output: Output;
  /** What it may refuse with, beyond the common errors. */
  readonly errors: readonly ErrorDefinition[];
  /** How long the caller waits, in milliseconds, when it brings no deadline of its own. */
  readonly deadlineMs: number;
  /**
   * Whether parts of the answer may come before it: `{ text }`, the text so far, at most `MOST_PARTS` of them. Callers who want
   * them accept `application/x-ndjson`. The answer itself is complete without them.
   */
  readonly streams?: true;
}

/** Parts that may come before one answer. */
export const MOST_PARTS = 400;

/** What comes before the answer of an operation that streams. */
export interface AnswerPart {
  readonly text: string;
}

export type InputOf<O extends Operation> = z.output<O['input']>;
export type OutputOf<O extends Operation> = z.input<O['output']>;
/** What a caller writes: defaults may be left out. */
export type CallInputOf<O extends Operation> = z.input<O['input']>;

/**
 * Declares an operation. Input objects must be strict (`z.strictObject`) everywhere but at the auth door, so that an
 * unknown field is refused instead of silently ignored.
 */
export const operation = <const Name extends `${string}.${string}`, Input extends z.ZodType, Output extends z.ZodType>(
  declared: Omit<Operation<Name, Input, Output>, 'is' | 'deadlineMs' | 'repeat'> & {
    deadlineMs?: number;
    repeat?: Repeat;
  },
): Operation<Name, Input, Output> => ({ deadlineMs: 10_000, repeat: 'never', ...declared, is: 'operation' });

/** The service that honours an operation: the part of its name before the first dot. */
export const serviceOf = (named: { readonly name: string }): string => named.name.slice(0, named.name.indexOf('.'));

/** The NATS subject of an operation. */
export const rpcSubject = (named: { readonly name: string }): string => `rpc.${named.name}`;
