import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { Caller } from './caller.ts';
import type { Verdict } from './policy-matrix.ts';

/** What the policy of an operation says to a caller: every other refusal, and every answer, comes from behind it. */
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
