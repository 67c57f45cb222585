import type { LinkType, PlanLink } from './plan-link.ts';

/** The terms of a link: how one card waits for another. */
export type LinkTerms = Pick<PlanLink, 'type' | 'lag'>;

/** The letters that planners know the types by: what of the first card, and what of the second. */
const letters: readonly (readonly [LinkType, string])[] = [
  ['finish-start', 'FS'],
  ['start-start', 'SS'],
  ['finish-finish', 'FF'],
  ['start-finish', 'SF'],
];

/** The default terms of a link. */
export const usualTerms: LinkTerms = { type: 'finish-start', lag: 0 };

/** Terms as planners write them, `SS+3`, `FS-2`, `FF`; null for the usual ones, which are not stored. */
export const lettersOf = ({ type, lag }: LinkTerms): string | null => {
  if (type === usualTerms.type && lag === usualTerms.lag) return null;
  const short = letters.find(([one]) => one === type)?.[1] ?? '';
  return `${short}${lag > 0 ? '+' : ''}${lag === 0 ? '' : lag}`;
};

/** Terms that were written so. */
export const termsFrom = (written: string | null | undefined): LinkTerms => {
  if (!written) return usualTerms;
  const [type] = letters.find(([, short]) => written.startsWith(short)) ?? [usualTerms.type];
  return { type, lag: Number(written.slice(2) || 0) };
};

/** A card with its dependencies, and their terms if unusual. */
interface WaitingCard {
  readonly id: string;
  readonly depends_on: readonly string[];
  readonly link_terms?: Readonly<Record<string, string>>;
}

/** The dependencies of cards, as links of a plan. */
export const linksOf = (cards: Iterable<WaitingCard>): PlanLink[] =>
  [...cards].flatMap(({ id, depends_on, link_terms }) =>
    depends_on.map((from) => ({ from, to: id, ...termsFrom(link_terms?.[from]) })),
  );
