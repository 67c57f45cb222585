import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { operations } from '@nivel/contracts/worker/operations.generated';
import type { Person } from '@nivel/testing/caller';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { WorkerUnderTest } from '../test/worker-under-test.ts';

let worker: WorkerUnderTest;
beforeAll(async () => {
  worker = await WorkerUnderTest.start();
});
afterAll(() => worker.stop());

/** There is no other installation to be something in. */
const personLike = ({ member }: MatrixActor): Promise<Person> =>
  member === null || member.isElsewhere ? worker.person() : worker.somebody(member.role as AccountRole);

/** Inputs of the right form; what else is wrong with them shows only behind the policy. */
const task = { name: 'worker.none' };
const inputs: Readonly<Record<string, object>> = {
  'worker.change-scheduled-task': task,
  'worker.list-scheduled-task-runs': task,
  'worker.run-scheduled-task': task,
};

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
      const caller = actor.name === 'nobody' ? worker.nobody : await personLike(actor);
      expect(await policyOutcome(caller, operation, inputs[operation.name] ?? {})).toBe(verdict);
    },
  );
});
