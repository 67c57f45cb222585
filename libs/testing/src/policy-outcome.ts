import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Caller } from './caller.ts';
import type { Verdict } from './policy-matrix.ts';

/** A policy's decision about a caller: every other refusal, and every answer, comes after the policy. */
export const policyOutcome = async (caller: Caller, operation: Operation, input: object): Promise<Verdict> => {
  try {
    await caller.askRaw(operation, JSON.stringify(input));
    return 'allowed';
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error.definition;
    return code === 'forbidden' || code === 'unauthenticated' ? code : 'allowed';
  }
};
