import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { bookId } from '@nivel/contracts/finance/book-values';
import { operations } from '@nivel/contracts/finance/operations.generated';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { Caller } from '@nivel/testing/caller';
import { policyMatrix, type MatrixActor } from '@nivel/testing/policy-matrix';
import { policyOutcome } from '@nivel/testing/policy-outcome';
import { FinanceUnderTest } from '../test/finance-under-test.ts';

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

const lead = () => ({ lead_id_param: v7() });
const assignment = () => ({ assignment_id_param: v7() });
const contract = () => ({ contract_id_param: v7() });
const payment = () => ({ payment_id_param: v7() });
/** Something of the right form; what else is wrong with it shows only behind the policy. */
const inputs: Readonly<Record<string, () => object>> = {
  'finance.enter-book': () => ({ id: bookId }),
  'finance.enter-equity': () => ({ id: bookId }),
  'finance.assign-money-equity': () => ({
    ...{ employee_id_param: v7(), project_id_param: v7(), equity_percent_param: 1 },
    payout_schedule_param: 'monthly',
  }),
  'finance.update-money-equity': () => ({ ...assignment(), updates_param: {} }),
  'finance.end-money-equity': () => ({ ...assignment(), status_param: 'cancelled', reason_param: 'Fin' }),
  'finance.restore-money-equity': assignment,
  'finance.get-money-equity-history': assignment,
  'finance.get-money-equity-statement': assignment,
  'finance.get-money-history': () => ({ entity_param: 'lead', id_param: v7() }),
  'finance.create-money-contract': () => ({
    ...{ client_name_param: 'Cerro Azul', contract_title_param: 'Curso' },
    ...{ total_value_param: 10, start_date_param: '2026-12-01' },
  }),
  'finance.get-money-contract': contract,
  'finance.update-money-contract': () => ({ ...contract(), updates_param: {} }),
  'finance.delete-money-contract': contract,
  'finance.restore-money-contract': contract,
  'finance.get-upcoming-payments-calendar': () => ({ start_date_param: '2026-12-01', end_date_param: '2026-12-31' }),
  'finance.get-money-payment': payment,
  'finance.update-money-payment': () => ({ ...payment(), updates_param: {} }),
  'finance.update-payment-status': () => ({ ...payment(), status_param: 'paid' }),
  'finance.record-partial-payment': () => ({ ...payment(), amount_param: 1 }),
  'finance.withdraw-partial-payment': () => ({ partial_payment_id_param: v7(), reason_param: 'Rebotó' }),
  'finance.import-money-bank-statement': () => ({
    statement_id_param: v7(),
    statement_param: { file_name: 'banco.csv', format: 'csv', account: '', unused_count: 0 },
    lines_param: [
      {
        ...{ line_id: v7(), position: 0, ordinal: 0, booked_on: '2026-11-20', amount: 1, currency: 'USD' },
        ...{ payer: '', text: 'Depósito', reference: '', bank_reference: '' },
      },
    ],
  }),
  'finance.get-money-bank-statement': () => ({ statement_id_param: v7() }),
  'finance.delete-money-bank-statement': () => ({ statement_id_param: v7() }),
  'finance.confirm-money-bank-lines': () => ({
    ...{ confirmation_id_param: v7(), statement_id_param: v7() },
    matches_param: [{ line_id: v7(), payment_id: v7() }],
  }),
  'finance.leave-out-money-bank-lines': () => ({ statement_id_param: v7(), line_ids_param: [v7()] }),
  'finance.undo-money-bank-confirmation': () => ({ confirmation_id_param: v7(), reason_param: 'Error' }),
  'finance.import-money-leads': () => ({
    leads_param: [
      {
        ...{ lead_id: v7(), name: 'Cerro Azul', source: '', expected_value: 1, currency: 'USD', stage: 'new' },
        ...{ notes: '', next_step: '', next_step_on: null, lost_reason: '' },
      },
    ],
  }),
  'finance.undo-money-lead-import': () => ({ lead_ids_param: [v7()] }),
  'finance.find-money-lead-duplicates': () => ({ names_param: ['Cerro Azul'] }),
  'finance.create-money-lead': () => ({ name_param: 'Cerro Azul' }),
  'finance.update-money-lead': () => ({ ...lead(), updates_param: {} }),
  'finance.delete-money-lead': lead,
  'finance.restore-money-lead': lead,
  'finance.get-money-lead': lead,
  'finance.set-money-stage-weights': () => ({
    weights_param: { new: 10, contacted: 20, qualified: 40, proposal: 60, negotiation: 80 },
  }),
};

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
