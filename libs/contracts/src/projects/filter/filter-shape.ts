import { z } from 'zod';
import {
  comparisons,
  LONGEST_FILTER_VALUE,
  MOST_FILTER_DEPTH,
  MOST_FILTER_TERMS,
  valuesIn,
  type Filter,
} from './filter.ts';

const term = z.strictObject({
  field: z.string().min(1).max(80),
  op: z.enum(comparisons),
  values: z.array(z.string().max(LONGEST_FILTER_VALUE)).min(1).max(MOST_FILTER_TERMS),
});

/** @param depth how many groups may be nested here; nothing deeper is looked into */
const isFilter = (given: unknown, depth: number, isTurned = false): given is Filter => {
  if (typeof given !== 'object' || given === null) return false;
  if ('field' in given) return term.safeParse(given).success;
  const [kind, ...others] = Object.keys(given);
  const inner: unknown = Object.values(given)[0];
  if (others.length > 0) return false;
  if (kind === 'not') return !isTurned && isFilter(inner, depth, true);
  const isGroup = (kind === 'all' || kind === 'any') && Array.isArray(inner) && depth > 0;
  return (
    isGroup && inner.length > 0 && inner.length <= MOST_FILTER_TERMS && inner.every((one) => isFilter(one, depth - 1))
  );
};

/**
 * A filter as programs send it: `{ field, op, values }`, `{ all: […] }`, `{ any: […] }` or `{ not: … }`. Whether the fields and
 * values exist is checked against the project. It is parsed by hand, because a written-out schema would fill the documentation
 * of the doors.
 */
export const filterShape = z.looseObject({}).transform((given, context): Filter => {
  if (isFilter(given, MOST_FILTER_DEPTH) && valuesIn(given) <= MOST_FILTER_TERMS) return given;
  context.addIssue({
    code: 'custom',
    message: 'A filter is a term, all, any, or not, five deep and of 50 values at most',
  });
  return z.NEVER;
});
