import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { minorUnits } from '@nivel/contracts/finance/money';
import type { BankLine } from './bank.queries.ts';
import type { ChosenMatch } from './use-bank-changes.ts';

/** A payment chosen for a line. */
export interface ChosenPayment {
  readonly payment_id: string;
  readonly client_name: string;
  readonly contract_title: string;
  readonly due_date: string;
  readonly open_amount: number;
}
export type ChosenPayments = readonly ChosenPayment[];

/** A person's choices, by the ids of lines; none for a line: it is for no payment. */
export type LineChoices = Readonly<Record<string, ChosenPayments>>;

/** Why the choice for a line cannot be confirmed: it is less or more than the line, or other lines chose it too. */
export type ChoiceProblem = 'less' | 'more' | 'shared';

/** The open amount of payments together, in minor units. */
export const sumOf = (payments: ChosenPayments): number =>
  payments.reduce((sum, { open_amount: open }) => sum + minorUnits(open), 0);

/** The choice once a payment was found manually: one as large as the line alone, smaller ones together. */
export const withFound = (line: BankLine, chosen: ChosenPayments, found: ChosenPayment): ChosenPayments => {
  const isSmaller = (payment: ChosenPayment): boolean => minorUnits(payment.open_amount) < minorUnits(line.amount);
  if (!isSmaller(found)) return [found];
  const others = chosen.filter((one) => isSmaller(one) && one.payment_id !== found.payment_id);
  return [...others, found].slice(-bankLimits.payments);
};

/** The payments as they are now; a manually found one keeps its earlier state. */
const offeredOf = (line: BankLine): ReadonlyMap<string, ChosenPayment> =>
  new Map([...line.offers, ...line.sums.flatMap(({ payments }) => payments)].map((one) => [one.payment_id, one]));

const chosenFor = (line: BankLine, said: ChosenPayments | undefined): ChosenPayments => {
  const offered = offeredOf(line);
  if (said === undefined) return line.proposed_payment_ids.flatMap((id) => offered.get(id) ?? []);
  return said.map((payment) => offered.get(payment.payment_id) ?? payment);
};

/** The part of each payment that lines take, in minor units. */
const takenOf = (lines: readonly BankLine[], chosenOf: (line: BankLine) => ChosenPayments) => {
  const taken = new Map<string, number>();
  for (const line of lines) {
    const payments = chosenOf(line);
    for (const { payment_id: id, open_amount: open } of payments) {
      const amount = payments.length > 1 ? minorUnits(open) : Math.min(minorUnits(open), minorUnits(line.amount));
      taken.set(id, (taken.get(id) ?? 0) + amount);
    }
  }
  return taken;
};

/** The choices for lines: the person's, else the proposal. */
export const lineChoices = (lines: readonly BankLine[], chosen: LineChoices) => {
  const chosenOf = (line: BankLine): ChosenPayments => chosenFor(line, chosen[line.id]);
  const taken = takenOf(lines, chosenOf);
  const problemOf = (line: BankLine): ChoiceProblem | null => {
    const payments = chosenOf(line);
    if (payments.length === 0) return null;
    const over = sumOf(payments) - minorUnits(line.amount);
    if (over < 0) return 'less';
    if (over > 0 && payments.length > 1) return 'more';
    const isShared = payments.some((one) => (taken.get(one.payment_id) ?? 0) > minorUnits(one.open_amount));
    return isShared ? 'shared' : null;
  };
  const matched = lines.filter((line) => chosenOf(line).length > 0);
  const matches = matched.flatMap((line): ChosenMatch[] =>
    chosenOf(line).map(({ payment_id }) => ({ line_id: line.id, payment_id })),
  );
  return {
    chosenOf,
    problemOf,
    matches,
    /** How many lines have a payment. */
    count: matched.length,
    isPossible: matched.length > 0 && lines.every((line) => problemOf(line) === null),
  };
};
