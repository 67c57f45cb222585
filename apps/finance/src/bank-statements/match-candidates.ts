import { daysBetween, type MatchedLine, type MatchedPayment } from './match-score.ts';

/** If many payments are identical, only those with the nearest due days are considered. */
const MOST_ALIKE = 40;

type Payments = readonly MatchedPayment[];

const grouped = (payments: Payments, keyOf: (payment: MatchedPayment) => string): ReadonlyMap<string, Payments> =>
  Map.groupBy(payments, keyOf);

/** The word by which a name is searched: its longest. */
const keyWord = (words: readonly string[]): string =>
  words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');

const nearest = (payments: Payments, { bookedOn }: MatchedLine): Payments => {
  if (payments.length <= MOST_ALIKE) return payments;
  const distance = ({ dueDate }: MatchedPayment): number => Math.abs(daysBetween(dueDate, bookedOn));
  return payments.toSorted((one, other) => distance(one) - distance(other)).slice(0, MOST_ALIKE);
};

/** Finds the payments that a line may belong to without looking at all of them: by amount, by client and by contract. */
export const matchCandidates = (payments: Payments): ((line: MatchedLine) => Payments) => {
  const byAmount = grouped(payments, ({ currency, open }) => `${currency} ${open}`);
  const byClient = grouped(payments, ({ client }) => keyWord(client));
  const byContract = grouped(payments, ({ contract }) => keyWord(contract));
  return (line) => {
    const groups = [
      byAmount.get(`${line.currency} ${line.amount}`) ?? [],
      ...[...line.words].flatMap((word) => [byClient.get(word) ?? [], byContract.get(word) ?? []]),
    ];
    return [...new Set(groups.flatMap((group) => nearest(group, line)))];
  };
};
