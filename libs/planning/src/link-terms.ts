import type { LinkType, PlanLink } from './plan-link.ts';

/** How one card waits for another. */
export type LinkTerms = Pick<PlanLink, 'type' | 'lag'>;

/** The types by the letters that planners know them by: what of the first card, and what of the second. */
const letters: Readonly<Record<LinkType, string>> = {
  'finish-start': 'FS',
  'start-start': 'SS',
  'finish-finish': 'FF',
  'start-finish': 'SF',
};

/** The types of links, the usual one first. */
export const linkTypes = ['finish-start', 'start-start', 'finish-finish', 'start-finish'] as const;

/** How a card waits without terms. */
export const usualTerms: LinkTerms = { type: 'finish-start', lag: 0 };

/** Terms as planners write them, `SS+3`, `FS-2`, `FF`; null for the usual ones, which are not stored. */
export const lettersOf = ({ type, lag }: LinkTerms): string | null => {
  if (type === usualTerms.type && lag === usualTerms.lag) return null;
  return `${letters[type]}${lag > 0 ? '+' : ''}${lag === 0 ? '' : lag}`;
};

/** Terms that were written so. */
export const termsFrom = (written: string | null | undefined): LinkTerms => {
  if (!written) return usualTerms;
  const type = linkTypes.find((one) => written.startsWith(letters[one])) ?? usualTerms.type;
  return { type, lag: Number(written.slice(2) || 0) };
};

/** A card with its dependencies, and their terms if unusual. */
interface WaitingCard {
  readonly id: string;
  readonly depends_on: readonly string[];
  readonly link_terms?: Readonly<Record<string, string>>;
}

/** What cards wait for, as links of a plan. */
export const linksOf = (cards: Iterable<WaitingCard>): PlanLink[] =>
  [...cards].flatMap(({ id, depends_on, link_terms }) =>
    depends_on.map((from) => ({ from, to: id, ...termsFrom(link_terms?.[from]) })),
  );
