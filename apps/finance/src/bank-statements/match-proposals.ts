import { bankLimits } from '@nivel/contracts/finance/bank-statement-values';
import { matchCandidates } from './match-candidates.ts';
import { matchOffer, type MatchedLine, type MatchedPayment, type MatchOffer } from './match-score.ts';
import { matchSums, type MatchSum } from './match-sums.ts';

/** The score from which an offer is proposed: the exact amount and the client's whole name reach it. */
const LEAST_PROPOSED = 80;
/** The lead in points that the best one needs. */
const LEAD = 10;

/**
 * The payments that are offered for a line, best first, the sums of several, and the clear best match: one payment or a sum.
 */
export interface LineProposal {
  readonly offers: readonly MatchOffer[];
  readonly sums: readonly MatchSum[];
  readonly proposed: readonly MatchedPayment[];
}

interface OfferedLine {
  readonly line: MatchedLine;
  readonly offers: readonly MatchOffer[];
  readonly sums: readonly MatchSum[];
}

const ordered = (one: MatchOffer, other: MatchOffer): number =>
  other.score - one.score ||
  one.payment.dueDate.localeCompare(other.payment.dueDate) ||
  one.payment.id.localeCompare(other.payment.id);

const offersOf = (lines: readonly MatchedLine[], payments: readonly MatchedPayment[]): OfferedLine[] => {
  const candidates = matchCandidates(payments);
  const sumsOf = matchSums(payments);
  return lines.map((line) => ({
    line,
    offers: candidates(line)
      .map((payment) => matchOffer(line, payment))
      .filter((offer) => offer !== null)
      .toSorted(ordered),
    sums: sumsOf(line),
  }));
};

/** The surest first, and of equally sure ones as they came in. */
const surest = (one: OfferedLine, other: OfferedLine): number =>
  (other.offers[0]?.score ?? 0) - (one.offers[0]?.score ?? 0) ||
  one.line.bookedOn.localeCompare(other.line.bookedOn) ||
  one.line.position - other.line.position;

/** Is there an earlier payment of the same contract, as large and due already? Then it may be that one. */
const hasEarlier = (best: MatchOffer, fitting: readonly MatchOffer[], { bookedOn }: MatchedLine): boolean =>
  fitting.some(
    ({ payment }) =>
      payment.contractId === best.payment.contractId &&
      payment.open === best.payment.open &&
      payment.dueDate < best.payment.dueDate &&
      payment.dueDate <= bookedOn,
  );

/** Does another line need as much of the payment, though there is not enough for both? */
const isContested = (best: MatchOffer, own: MatchedLine, rivals: readonly OfferedLine[]): boolean =>
  rivals.some(
    ({ line, offers: [first] }) =>
      line.id !== own.id && (first?.score ?? 0) > best.score - LEAD && line.amount + own.amount > best.payment.open,
  );

const proposedOf = (fitting: readonly MatchOffer[], line: MatchedLine, rivals: readonly OfferedLine[]) => {
  const [best, second] = fitting;
  if (best === undefined || best.score < LEAST_PROPOSED) return null;
  if (second !== undefined && second.score > best.score - LEAD) return null;
  return hasEarlier(best, fitting, line) || isContested(best, line, rivals) ? null : best;
};

const isExact = ({ reasons }: MatchOffer): boolean => reasons.includes('amount');

/** The number of lines that a payment fits, alone or within a sum. */
const wantedBy = (all: readonly OfferedLine[]): ReadonlyMap<string, number> => {
  const wanted = new Map<string, number>();
  for (const { offers, sums } of all) {
    const exact = offers.filter(isExact).map(({ payment }) => payment.id);
    for (const id of new Set([...exact, ...sums.flatMap((sum) => sum.payments.map((payment) => payment.id))]))
      wanted.set(id, (wanted.get(id) ?? 0) + 1);
  }
  return wanted;
};

/** The only sum that fits a line for which no single payment does, and whose payments fit no other line. */
const proposedSum = ({ offers, sums }: OfferedLine, isWanted: (id: string) => boolean): readonly MatchedPayment[] => {
  const [only, second] = sums;
  if (only === undefined || second !== undefined || offers.some(isExact)) return [];
  return only.payments.some(({ id }) => isWanted(id)) ? [] : only.payments;
};

/**
 * The proposals for the lines of a statement, by their ids. No more is proposed for a payment than is open of it. Where two
 * payments or two lines are equally likely, nothing is proposed: a person has to choose.
 */
export const matchProposals = (
  lines: readonly MatchedLine[],
  payments: readonly MatchedPayment[],
): ReadonlyMap<string, LineProposal> => {
  const all = offersOf(lines, payments);
  /** Grouped by the payment that fits them best. */
  const rivals = Map.groupBy(all, ({ offers }) => offers[0]?.payment.id);
  const openOf = new Map(payments.map(({ id, open }) => [id, open]));
  const left = new Map(openOf);
  const proposals = new Map<string, LineProposal>();
  for (const { line, offers, sums } of all.toSorted(surest)) {
    const fitting = offers.filter(({ payment }) => (left.get(payment.id) ?? 0) >= line.amount);
    const best = proposedOf(fitting, line, rivals.get(fitting[0]?.payment.id) ?? []);
    if (best) left.set(best.payment.id, (left.get(best.payment.id) ?? 0) - line.amount);
    const shown = best ? [best, ...offers.filter((one) => one !== best)] : offers;
    proposals.set(line.id, {
      ...{ offers: shown.slice(0, bankLimits.offered), sums: sums.slice(0, bankLimits.offeredSums) },
      proposed: best ? [best.payment] : [],
    });
  }
  // Lines with a clear best match keep it; then come the sums of the remaining payments.
  const wanted = wantedBy(all);
  for (const one of all) {
    const proposal = proposals.get(one.line.id);
    if (!proposal || proposal.proposed.length > 0) continue;
    const isWanted = (id: string): boolean => (wanted.get(id) ?? 0) > 1 || left.get(id) !== openOf.get(id);
    proposals.set(one.line.id, { ...proposal, proposed: proposedSum(one, isWanted) });
  }
  return proposals;
};
