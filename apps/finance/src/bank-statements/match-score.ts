import type { MatchReason } from '@nivel/contracts/finance/bank-statement-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { dayNumber } from '@nivel/platform/local-day';

/** The fields of a line that matter for a match; the amount in minor units. */
export interface MatchedLine {
  readonly id: string;
  readonly position: number;
  readonly bookedOn: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly words: ReadonlySet<string>;
}

/** The fields of a payment that matter for a match; its open amount in minor units. */
export interface MatchedPayment {
  readonly id: string;
  readonly contractId: string;
  readonly open: number;
  readonly currency: Currency;
  readonly dueDate: string;
  readonly client: readonly string[];
  readonly contract: readonly string[];
}

export interface MatchOffer {
  readonly payment: MatchedPayment;
  readonly score: number;
  readonly reasons: readonly MatchReason[];
  /** Days from the day it is due on to the day of the bank. */
  readonly days: number;
}

/** A word of a name that is shorter says too little alone. */
const LEAST_LETTERS = 4;
const points: Readonly<Record<Exclude<MatchReason, 'day' | 'sum'>, number>> = {
  amount: 50,
  part: 15,
  client: 30,
  client_in_part: 8,
  contract: 20,
};

export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

const nearness = (days: number): number => {
  const distance = Math.abs(days);
  if (distance <= 3) return 20;
  if (distance <= 10) return 12;
  return distance <= 31 ? 4 : 0;
};

const nameReason = ({ words }: MatchedLine, name: readonly string[]): 'client' | 'client_in_part' | null => {
  const found = name.filter((word) => words.has(word));
  if (name.length > 0 && found.length === name.length) return 'client';
  return found.some((word) => word.length >= LEAST_LETTERS) ? 'client_in_part' : null;
};

/** Does a line have the whole name of the client of a payment? */
export const isClientNamed = (line: MatchedLine, { client }: MatchedPayment): boolean =>
  nameReason(line, client) === 'client';

/** The score of a line as the money of a payment; null where that is impossible, or nothing suggests it. */
export const matchOffer = (line: MatchedLine, payment: MatchedPayment): MatchOffer | null => {
  if (line.currency !== payment.currency || line.amount > payment.open) return null;
  const client = nameReason(line, payment.client);
  const isNamed = payment.contract.length > 0 && payment.contract.every((word) => line.words.has(word));
  const isWhole = line.amount === payment.open;
  // A smaller amount alone is no evidence.
  if (!isWhole && client !== 'client' && !isNamed) return null;
  const days = daysBetween(payment.dueDate, line.bookedOn);
  const told: (keyof typeof points)[] = [
    isWhole ? 'amount' : 'part',
    ...(client === null ? [] : [client]),
    ...(isNamed ? (['contract'] as const) : []),
  ];
  const near = nearness(days);
  return {
    ...{ payment, days, reasons: near > 0 ? [...told, 'day'] : told },
    score: told.reduce((sum, reason) => sum + points[reason], near),
  };
};
