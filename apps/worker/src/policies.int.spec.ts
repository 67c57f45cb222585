import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { operations } from '@nivel/contracts/worker/operations.generated';
import { policyMatrix } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { WorkerUnderTest } from '../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
});
afterAll(() => worker.stop());

describe('TEN-4: who may what', () => {
  // The test itself asks as services do.
  const matrix = policyMatrix(operations).filter(
    ({ operation, actor }) => operation.policy.who !== 'service' || actor.name !== 'nobody',
  );

  it('has every operation', () => {
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBe(operations.length);
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, row.verdict, row] as const))(
    '%s by %s: %s',
    async (_, __, verdict, { operation, actor }) => {
      const caller = actor.name === 'nobody' ? worker.nobody : await worker.person();
      expect(await policyOutcome(caller, operation, {})).toBe(verdict);
    },
  );
});
