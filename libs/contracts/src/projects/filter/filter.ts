// Without a schema, so that a page may load it that loads none.

/** `lt`, `le`, `gt` and `ge` compare days, numbers and choices that have an order; `is` matches one of the values. */
export type Comparison = 'is' | 'lt' | 'le' | 'gt' | 'ge';

/**
 * A condition on one field of a card. Values are texts in the one form of their field: ids of things, days as `2026-11-22`,
 * `today` or `-3d`, numbers in figures, `me`; an empty value means a card without a value.
 */
export interface FilterTerm {
  readonly field: string;
  readonly op: Comparison;
  readonly values: readonly string[];
}

/** Which cards are looked for: terms, joined and turned around. */
export type Filter =
  FilterTerm | { readonly all: readonly Filter[] } | { readonly any: readonly Filter[] } | { readonly not: Filter };

export const comparisons = ['is', 'lt', 'le', 'gt', 'ge'] as const satisfies readonly Comparison[];

/** Groups within groups, the outermost counted too. */
export const MOST_FILTER_DEPTH = 5;
/** Values in all terms together. */
export const MOST_FILTER_TERMS = 50;
/** A filter as text, in UTF-16. */
export const LONGEST_FILTER_TEXT = 25_000;
/** The maximum length of one value. */
export const LONGEST_FILTER_VALUE = 200;

export const isTerm = (filter: Filter): filter is FilterTerm => 'field' in filter;

/** The members of a group; or the term that is negated. */
export const partsOf = (filter: Filter): readonly Filter[] => {
  if ('all' in filter) return filter.all;
  if ('any' in filter) return filter.any;
  return 'not' in filter ? [filter.not] : [];
};

/** The maximum depth of nested groups; a negation is not a group. */
const depthOf = (filter: Filter): number => {
  const below = Math.max(0, ...partsOf(filter).map(depthOf));
  return 'all' in filter || 'any' in filter ? below + 1 : below;
};

/** All terms, from left to right. */
export const termsOf = (filter: Filter | null): readonly FilterTerm[] => {
  if (filter === null) return [];
  return isTerm(filter) ? [filter] : partsOf(filter).flatMap(termsOf);
};

/** The number of values in the filter. */
export const valuesIn = (filter: Filter | null): number =>
  termsOf(filter).reduce((sum, { values }) => sum + values.length, 0);

/** The limits that hold for every filter, however it was made. */
export const limitBroken = (filter: Filter | null): 'too_deep' | 'too_many_terms' | null => {
  if (filter === null) return null;
  if (depthOf(filter) > MOST_FILTER_DEPTH) return 'too_deep';
  return valuesIn(filter) > MOST_FILTER_TERMS ? 'too_many_terms' : null;
};

const joined = (kind: 'all' | 'any', given: readonly Filter[]): Filter | null => {
  const parts = given.flatMap((part) => {
    const one = simplified(part);
    if (one === null) return [];
    if (kind === 'all') return 'all' in one ? one.all : [one];
    return 'any' in one ? one.any : [one];
  });
  const [first, ...others] = parts;
  if (first === undefined || others.length === 0) return first ?? null;
  return kind === 'all' ? { all: parts } : { any: parts };
};

/** The same question in its one form: no group in one of its own kind, none of one part, nothing turned around twice. Null: every card. */
export const simplified = (filter: Filter | null): Filter | null => {
  if (filter === null) return null;
  if ('all' in filter) return joined('all', filter.all);
  if ('any' in filter) return joined('any', filter.any);
  if (!('not' in filter)) return filter.values.length > 0 ? filter : null;
  const inner = simplified(filter.not);
  if (inner === null) return null;
  return 'not' in inner ? inner.not : { not: inner };
};

/** A filter without some of its terms; null where no term is left, which matches every card. */
export const withoutTerms = (filter: Filter, isGone: (term: FilterTerm) => boolean): Filter | null => {
  const kept = (one: Filter): Filter[] => {
    if (isTerm(one)) return isGone(one) ? [] : [one];
    const parts = partsOf(one).flatMap(kept);
    if ('all' in one) return [{ all: parts }];
    return 'any' in one ? [{ any: parts }] : parts.map((part) => ({ not: part }));
  };
  return simplified({ all: kept(filter) });
};
