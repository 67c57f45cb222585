import { bankLimits, type MatchReason } from '@nivel/contracts/finance/bank-statement-values';
import { isClientNamed, type MatchedLine, type MatchedPayment } from './match-score.ts';

/** Only this many open payments of a client are added up: those that are due first. */
const MOST_ADDED = 12;

type Payments = readonly MatchedPayment[];

/** Payments of one client that a line pays together. */
export interface MatchSum {
  readonly payments: Payments;
  readonly reasons: readonly MatchReason[];
}

/** Payments of one contract with as much open: a payer of one of them pays the earliest. */
const alikeOf = (payments: Payments): readonly Payments[] =>
  [...Map.groupBy(payments, ({ contractId, open }) => `${contractId} ${open}`).values()].toSorted(
    ([one], [other]) => (other?.open ?? 0) - (one?.open ?? 0),
  );

/** All combinations of a number of these groups that add up to an amount, with the earliest payments of each. */
const waysToAdd = (groups: readonly Payments[], amount: number, most: number): readonly Payments[] => {
  if (amount === 0) return [[]];
  const [group, ...others] = groups;
  // The first is the largest of all that are left.
  if (group === undefined || amount < 0 || (group[0]?.open ?? 0) * most < amount) return [];
  return Array.from({ length: Math.min(group.length, most) + 1 }, (_, taken) => taken).flatMap((taken) => {
    const sum = group.slice(0, taken).reduce((all, { open }) => all + open, 0);
    return waysToAdd(others, amount - sum, most - taken).map((rest) => [...group.slice(0, taken), ...rest]);
  });
};

const byDay = (one: MatchedPayment, other: MatchedPayment): number =>
  one.dueDate.localeCompare(other.dueDate) || one.id.localeCompare(other.id);

/** The latest due day among them: payments due sooner are paid sooner. */
const lastDay = ({ payments }: MatchSum): string => payments.at(-1)?.dueDate ?? '';

/**
 * Finds payments of a client, whose whole name a line contains, that add up to the line exactly: from 2 to 4 of one currency,
 * by their days.
 * @returns for each line the sums with the earliest due days
 */
export const matchSums = (payments: Payments): ((line: MatchedLine) => readonly MatchSum[]) => {
  const clients = [...Map.groupBy(payments, ({ client, currency }) => `${currency} ${client.join(' ')}`).values()];
  const byWord = Map.groupBy(clients, ([first]) => first?.client[0] ?? '');
  return (line) =>
    [...line.words]
      .flatMap((word) => byWord.get(word) ?? [])
      .filter(([first]) => first?.currency === line.currency && isClientNamed(line, first))
      .flatMap((ofClient) => {
        const first = ofClient.toSorted(byDay).slice(0, MOST_ADDED);
        return waysToAdd(alikeOf(first), line.amount, bankLimits.summed);
      })
      .filter((way) => way.length > 1)
      .map((way): MatchSum => ({ payments: way.toSorted(byDay), reasons: ['sum', 'client'] }))
      .toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)));
};
