import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { operations } from '@nivel/contracts/finance/operations.generated';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { Caller } from '@nivel/testing/caller';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { FinanceUnderTest } from '../test/finance-under-test.ts';
import { operationInputs } from '../test/operation-inputs.ts';

let finance: FinanceUnderTest;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
});
afterAll(() => finance.stop());

const callerLike = async ({ name, member }: MatrixActor): Promise<Caller> => {
  if (name === 'nobody') return finance.nobody;
  const person = await finance.person();
  if (member !== null) await finance.setRole(person.userId, member.role as AccountRole);
  return person;
};

const inputs = operationInputs(() => v7());

describe('TEN-4: who may what', () => {
  // There is no other installation to be something in, and the test itself asks as services do.
  const matrix = policyMatrix(operations).filter(
    ({ operation, actor }) =>
      actor.member?.isElsewhere !== true && (operation.policy.who !== 'service' || actor.name !== 'nobody'),
  );

  it('has every operation, and each verdict', () => {
    expect(new Set(matrix.map(({ operation }) => operation.name)).size).toBe(operations.length);
    expect(new Set(matrix.map(({ verdict }) => verdict))).toEqual(new Set(['allowed', 'forbidden', 'unauthenticated']));
  });

  it.each(matrix.map((row) => [row.operation.name, row.actor.name, row.verdict, row] as const))(
    '%s by %s: %s',
    async (name, _, verdict, { operation, actor }) => {
      expect(await policyOutcome(await callerLike(actor), operation, inputs[name]?.() ?? {})).toBe(verdict);
    },
  );
});
