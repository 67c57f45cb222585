import { diff3Merge } from 'node-diff3';

interface Texts {
  /** The common base text; null: no longer known. */
  readonly base: string | null;
  readonly mine: string;
  readonly theirs: string;
}

/** The maximum of compared pairs of parts: more would block everybody. */
const MOST_PAIRS = 1_000_000;

const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
const wordsOf = (text: string): string[] => text.match(/\S+|\s+/g) ?? [];

const pairsOf = (one: readonly string[], other: readonly string[]): number => {
  const counts = new Map<string, number>();
  for (const part of one) counts.set(part, (counts.get(part) ?? 0) + 1);
  return other.reduce((pairs, part) => pairs + (counts.get(part) ?? 0), 0);
};

type Parts = Readonly<Record<keyof Texts, readonly string[]>>;

/** @param within merges what both changed; null when it cannot be merged */
const merged = ({ base, mine, theirs }: Parts, within: (texts: Texts) => string | null): string | null => {
  if (pairsOf(base, mine) + pairsOf(base, theirs) > MOST_PAIRS) return null;
  const blocks = diff3Merge([...mine], [...base], [...theirs]).map(({ ok, conflict }): string | null => {
    if (conflict === undefined) return (ok ?? []).join('');
    return within({ mine: conflict.a.join(''), base: conflict.o.join(''), theirs: conflict.b.join('') });
  });
  return blocks.includes(null) ? null : blocks.join('');
};

/**
 * Merges two people's changes of one text, line by line and, where both changed a line, word by word.
 * @returns null when both changed the same words
 */
export const mergedText = ({ base, mine, theirs }: Texts): string | null => {
  if (base === theirs || mine === theirs) return mine;
  if (base === null) return null;
  if (base === mine) return theirs;
  const parts = (split: (text: string) => string[], texts: Record<keyof Texts, string>): Parts => ({
    base: split(texts.base),
    mine: split(texts.mine),
    theirs: split(texts.theirs),
  });
  return merged(parts(linesOf, { base, mine, theirs }), ({ base: before, ...others }) =>
    before === null ? null : merged(parts(wordsOf, { base: before, ...others }), () => null),
  );
};
