import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { confirmMoneyBankLines } from '@nivel/contracts/finance/confirm-money-bank-lines.operation';
import { createMoneyContract } from '@nivel/contracts/finance/create-money-contract.operation';
import { getMoneyBankStatement } from '@nivel/contracts/finance/get-money-bank-statement.operation';
import { importMoneyBankStatement } from '@nivel/contracts/finance/import-money-bank-statement.operation';
import { decimalOf } from '@nivel/contracts/finance/money';
import { undoMoneyBankConfirmation } from '@nivel/contracts/finance/undo-money-bank-confirmation.operation';
import type { Person } from '@nivel/testing/caller';
import { aBankFile, aBankLine } from '../../test/bank-files.ts';
import { FinanceUnderTest } from '../../test/finance-under-test.ts';
import { RECEIPTS } from '../payments/receipts.ts';

const BOOKS = Number(process.env['BANK_BOOKS'] ?? 8);

let finance: FinanceUnderTest;
let admin: Person;
beforeAll(async () => {
  finance = await FinanceUnderTest.start();
  admin = await finance.somebody('admin');
});
afterAll(() => finance.stop());

/** Few amounts and names, so that much is alike. */
const amount = fc.constantFrom(5_000, 10_000, 15_050, 30_000);
const client = fc.constantFrom('Mar Azul', 'Cerro Azul', 'Clínica San José');
const currency = fc.constantFrom('MXN' as const, 'USD' as const);
const day = fc.integer({ min: 1, max: 24 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const book = fc.record({
  contracts: fc.array(fc.record({ client, currency, value: amount, day, parts: fc.integer({ min: 1, max: 3 }) }), {
    ...{ minLength: 1, maxLength: 4 },
  }),
  lines: fc.array(fc.record({ client, currency, amount, day }), { minLength: 1, maxLength: 12 }),
  /** Also confirms uncertain lines, with the first payment that is offered. */
  isBold: fc.boolean(),
});
type Book = typeof book extends fc.Arbitrary<infer One> ? One : never;

const make = async ({ contracts, lines }: Book) => {
  const ids = [];
  for (const { client: name, currency: code, value, day: start, parts } of contracts) {
    const { contract } = await admin.ask(createMoneyContract, {
      ...{ client_name_param: name, contract_title_param: 'Curso', total_value_param: decimalOf(value) },
      ...{ currency_param: code, start_date_param: start, instalments_param: parts },
    });
    ids.push(contract.id);
  }
  const file = aBankFile(
    lines.map((line, position) =>
      aBankLine({
        ...{ position, ordinal: position, payer: line.client, booked_on: line.day, amount: decimalOf(line.amount) },
        currency: line.currency,
      }),
    ),
    { account: v7() },
  );
  await admin.ask(importMoneyBankStatement, file);
  return { ids, statement: file.statement_id_param };
};

/** The received amounts of these contracts, by currency, in minor units; and that no payment exceeds its amount. */
const receivedBy = async (ids: readonly string[]) => {
  const rows = await finance.rows(
    `SELECT c.currency, sum(r.amount)::float8 AS amount FROM ${RECEIPTS} r JOIN contracts c ON c.id = r.contract_id
     WHERE r.contract_id = ANY ($1) GROUP BY 1 HAVING sum(r.amount) > 0 ORDER BY 1`,
    [ids],
  );
  return rows.map((row): readonly unknown[] => [row['currency'], row['amount']]);
};
/** The confirmed lines of a file, each once however many payments it pays. */
const confirmedOf = async (statement: string) => {
  const rows = await finance.rows(
    `SELECT l.currency, sum(l.amount)::float8 AS amount FROM bank_lines l
     WHERE l.statement_id = $1 AND l.state = 'confirmed'
       AND EXISTS (SELECT FROM bank_matches m WHERE m.line_id = l.id AND m.undone_at IS NULL) GROUP BY 1 ORDER BY 1`,
    [statement],
  );
  return rows.map((row): readonly unknown[] => [row['currency'], row['amount']]);
};

it(`records exactly the confirmed lines, and nothing after their reversal, in ${BOOKS} random books`, async () => {
  await fc.assert(
    fc.asyncProperty(book, async (one) => {
      // Payments that were open in books before are paid or of other days: these look at their own only.
      await finance.rows(`UPDATE payments SET status = 'cancelled' WHERE status = 'pending'`);
      const { ids, statement } = await make(one);
      const confirmations: string[] = [];
      for (let turn = 0; turn < one.lines.length; turn += 1) {
        const { lines } = await admin.ask(getMoneyBankStatement, { statement_id_param: statement });
        const ofLine = (line_id: string, ids: readonly string[]) => ids.map((payment_id) => ({ line_id, payment_id }));
        const sure = lines.flatMap(({ id, proposed_payment_ids: ids }) => ofLine(id, ids));
        const bold = lines.flatMap(({ id, offers: [first], sums: [sum] }) => {
          const some = sum?.payments ?? (first ? [first] : []);
          return some.length > 0
            ? [
                ofLine(
                  id,
                  some.map((payment) => payment.payment_id),
                ),
              ]
            : [];
        });
        const matches_param = sure.length > 0 || !one.isBold ? sure : (bold[0] ?? []);
        if (matches_param.length === 0) break;
        const id = v7();
        const input = { confirmation_id_param: id, statement_id_param: statement, matches_param };
        // All that is proposed can be confirmed together.
        await Promise.all([1, 2].map(async () => admin.ask(confirmMoneyBankLines, input)));
        confirmations.push(id);
      }
      expect(await receivedBy(ids)).toEqual(await confirmedOf(statement));
      for (const id of confirmations.toReversed())
        await admin.ask(undoMoneyBankConfirmation, { confirmation_id_param: id, reason_param: 'Prueba' });
      expect(await receivedBy(ids)).toEqual([]);
      expect(await confirmedOf(statement)).toEqual([]);
      const { statement: after } = await admin.ask(getMoneyBankStatement, { statement_id_param: statement });
      expect(after.counts.open).toBe(one.lines.length);
    }),
    { numRuns: BOOKS },
  );
});
