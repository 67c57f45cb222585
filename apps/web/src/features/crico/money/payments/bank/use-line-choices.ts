import { minorUnits } from '@nivel/contracts/finance/money';
import { useState } from 'react';
import type { BankLine } from './bank.queries.ts';
import type { ChosenMatch } from './use-bank-changes.ts';

/** A payment that is meant for a line. */
export interface ChosenPayment {
  readonly payment_id: string;
  readonly client_name: string;
  readonly contract_title: string;
  readonly due_date: string;
  readonly open_amount: number;
}

/** What is chosen for lines: what a person says, else what is proposed. */
export const useLineChoices = (lines: readonly BankLine[]) => {
  /** Null: none of them. */
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenPayment | null>>>({});
  const chosenOf = (line: BankLine): ChosenPayment | null => {
    const said = chosen[line.id];
    const id = said === undefined ? line.proposed_payment_id : said?.payment_id;
    // What is offered is as it is now; what was found by hand as it was then.
    return line.offers.find(({ payment_id: one }) => one === id) ?? said ?? null;
  };
  const total = new Map<string, number>();
  for (const line of lines) {
    const payment = chosenOf(line);
    if (payment) total.set(payment.payment_id, (total.get(payment.payment_id) ?? 0) + minorUnits(line.amount));
  }
  /** Whether lines together are more than what is open of a payment. */
  const isTooMuch = (payment: ChosenPayment | null): boolean =>
    payment !== null && (total.get(payment.payment_id) ?? 0) > minorUnits(payment.open_amount);
  const matches = lines.flatMap((line): ChosenMatch[] => {
    const payment = chosenOf(line);
    return payment ? [{ line_id: line.id, payment_id: payment.payment_id }] : [];
  });
  return {
    chosenOf,
    isTooMuch,
    matches,
    isPossible: matches.length > 0 && lines.every((line) => !isTooMuch(chosenOf(line))),
    choose: (line: BankLine, payment: ChosenPayment | null) => setChosen((all) => ({ ...all, [line.id]: payment })),
  };
};
