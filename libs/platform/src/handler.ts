import { Injectable, SetMetadata, applyDecorators } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { Membership } from '@nivel/contracts/kernel/membership';
import type { AnswerPart, InputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import type { Handling } from '@nivel/messaging/fact-applier';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import type { Unit } from '@nivel/messaging/unit-of-work';
import type { Actor } from './access-token.ts';
import type { PrintedOutput } from './printed-output.ts';

export const HANDLES = 'nivel:handles';
export const CONSUMES = 'nivel:consumes';

/** One call as a handler sees it. */
export interface Call {
  /** The verified caller, or null at operations that anyone may call. */
  readonly actor: Actor | null;
  /** The caller's role if the policy requires a membership, else null. */
  readonly role: string | null;
  /** The token as it came, for operations that check it themselves. */
  readonly token: string | null;
  readonly clientIp: string | null;
  readonly trace: string;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  /** Of operations that stream: sends the text so far before the answer. */
  readonly sendPart?: (part: AnswerPart) => void;
}

/** Honours one operation. */
export interface Handler<O extends Operation> {
  handle(input: InputOf<O>, call: Call): Promise<OutputOf<O> | PrintedOutput>;
}

/** Reacts to one fact; runs in the unit of work of its inbox row. */
export interface Consumer<F extends Fact> {
  handle(received: ReceivedFact<F>, unit: Unit): Promise<void>;
  afterCommit?(received: ReceivedFact<F>): Promise<void>;
}

/** Reacts to one fact where several are cheaper at once; those that have arrived together share a unit of work. */
export interface BatchConsumer<F extends Fact> {
  handleAll(handlings: readonly Handling<F>[]): Promise<void>;
}

/** Says which operation a class honours. The boot finds it; no registration is needed. */
export const Handles = (operation: Operation): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(HANDLES, operation));

/** Says which fact a class reacts to, and under which name (the sentence it fulfils, in kebab-case). */
export const Consumes = (fact: Fact, name: string): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(CONSUMES, { fact, name }));

/** The caller of an operation that needs one; the boot has checked the policy, so this only narrows the type. */
export const actorOf = (call: Call): Actor => {
  if (call.actor === null) throw new AppError(commonErrors.unauthenticated);
  return call.actor;
};

/** The caller's role if the policy requires this kind of membership; this only narrows the type. */
export const roleOf = <Role extends string>({ role }: Call, { roles }: Membership<string, Role>): Role => {
  const known = roles.find((one) => one === role);
  if (known === undefined) throw new AppError(commonErrors.forbidden);
  return known;
};
