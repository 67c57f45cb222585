import type { Currency } from '@nivel/contracts/finance/money';
import { v7 } from 'uuid';
import type { Doors } from '../../../../../testing/fake-site.ts';
import { paymentDoors } from '../payments.fixtures.ts';
import type { BankLine, BankStatement, WholeBankStatement } from './bank.queries.ts';

export const importDoor = 'POST /rest/v1/rpc/import_money_bank_statement';
const statementDoor = 'POST /rest/v1/rpc/get_money_bank_statement';
const statementsDoor = 'POST /rest/v1/rpc/get_money_bank_statements';
export const confirmDoor = 'POST /rest/v1/rpc/confirm_money_bank_lines';
export const leaveOutDoor = 'POST /rest/v1/rpc/leave_out_money_bank_lines';
export const undoDoor = 'POST /rest/v1/rpc/undo_money_bank_confirmation';
export const deleteDoor = 'POST /rest/v1/rpc/delete_money_bank_statement';

/** An offered payment, with the values that a test is about. */
export const anOffer = (values: Partial<BankLine['offers'][number]> = {}): BankLine['offers'][number] => ({
  ...{
    payment_id: v7(),
    client_name: 'Mar Azul',
    contract_title: 'Curso',
    due_date: '2026-11-01',
    open_amount: 1_200.5,
  },
  ...{ status: 'overdue', days: 2 },
  reasons: ['amount', 'client', 'day'],
  ...values,
});

/** A line of a statement, with the values that a test is about. */
export const aBankLine = (values: Partial<BankLine> = {}): BankLine => ({
  ...{ id: v7(), position: 0, booked_on: '2026-11-03', amount: 1_200.5, currency: 'USD', payer: 'MAR AZUL SA' },
  ...{ text: 'Pago', reference: '', state: 'open', offers: [], sums: [] },
  ...{ proposed_payment_ids: [], recorded: [] },
  ...values,
});

export const aStatement = (values: Partial<BankStatement> = {}): BankStatement => ({
  ...{ id: v7(), file_name: 'noviembre.xml', format: 'camt.053', account: '0123', unused_count: 2 },
  ...{ imported_at: '2026-11-25T12:00:00.000Z', imported_by_name: 'Ana Sol' },
  ...{ counts: { open: 1, confirmed: 0, left_out: 0, known: 0 } },
  open_amounts: [{ currency: 'USD', amount: 1_200.5 }],
  ...values,
});

/** A statement as stored; changed by the handlers of the doors. */
export interface StoredStatement {
  statement: BankStatement;
  lines: BankLine[];
  confirmations: WholeBankStatement['confirmations'];
  /** The currency of most payments of the book. */
  usual?: Currency;
}

/** The doors of a book with one statement. */
export const bankDoors = (stored: StoredStatement, doors: Doors = {}): Doors =>
  paymentDoors(
    { payments: [] },
    {
      [statementsDoor]: () => ({
        body: { data: [stored.statement], total_count: 1, usual_currency: stored.usual ?? null },
      }),
      [statementDoor]: (body) => {
        const { state_filter: state = 'open' } = body as { readonly state_filter?: string };
        const lines = stored.lines.filter((line) => line.state === state);
        const { statement, confirmations } = stored;
        return { body: { statement, lines, total_count: lines.length, confirmations } };
      },
      ...doors,
    },
  );
