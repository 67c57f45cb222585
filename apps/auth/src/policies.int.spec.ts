import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/auth/operations.generated';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { Caller } from '@nivel/testing/caller';
import { policyMatrix } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { AuthUnderTest } from '../test/auth-under-test.ts';

let auth: AuthUnderTest;
let learner: string;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
  learner = (await auth.aLearner()).access;
});
afterAll(() => auth.stop());

/** Some operations end the session of their caller. */
const tokenFor = async ({ policy }: Operation): Promise<string> =>
  policy.who === 'signed-in' ? (await auth.aLearner()).access : learner;

/** An empty request at its doors. Operations that take data refuse it as invalid, which shows only behind the policy. */
const EMPTY_REQUEST = { query: {}, body: null, headers: {} };

describe('TEN-4: who may what', () => {
  // The test itself calls as services do, and the operation checks the token of a caller if its policy requires one.
  const matrix = policyMatrix(operations).filter(
    ({ operation: { policy }, actor }) =>
      policy.who !== 'bearer' && (policy.who !== 'service' || actor.name !== 'nobody'),
  );

  it('has every other operation', () => {
    const others = operations.filter(({ policy }) => policy.who !== 'bearer');
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBe(others.length);
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, row.verdict, row] as const))(
    '%s by %s: %s',
    async (_, __, verdict, { operation, actor }) => {
      const token = actor.name === 'nobody' ? null : await tokenFor(operation);
      expect(await policyOutcome(new Caller(auth.started.peer, token), operation, EMPTY_REQUEST)).toBe(verdict);
    },
  );
});
