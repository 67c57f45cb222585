import { describe, expect, it } from '@jest/globals';
import { namesIn, randomFields, thingNames, type Things } from './filter.fixtures.ts';
import { filterProblem, goneTerms } from './checked-filter.ts';
import { filterShape } from './filter-shape.ts';
import { limitBroken, withoutTerms, type Filter } from './filter.ts';
import { fieldsWith } from './own-fields.ts';
import { parseFilter } from './parse-filter.ts';

const idOf = (kind: number, number: number): string => `0190a000-0000-7000-8000-0000000${kind}000${number}`;
const called = (kind: number) => thingNames.map((name, index) => ({ id: idOf(kind, index), name }));
const own = randomFields((nth) => `0190a000-0000-7000-8000-00000006${String(nth).padStart(4, '0')}`);
const things: Things = { list: called(1).slice(0, 5), label: called(2), person: called(3), field: own };
const fields = fieldsWith(own);
const names = namesIn(things);

const read = (text: string) => parseFilter(text, fields, names);
const filterOf = (text: string): Filter | null => {
  const { filter, problem } = read(text);
  expect(problem).toBeNull();
  return filter;
};
const term = (field: string, op: 'is' | 'lt' | 'ge', ...values: string[]) => ({ field, op, values });

describe('a filter that programs give', () => {
  it('is no deeper and no larger than one that people write', () => {
    const nested = (depth: number): Filter =>
      depth === 0 ? term('status', 'is', 'done') : { all: [nested(depth - 1), term('title', 'is', 'x')] };
    const alternating = (depth: number): Filter => {
      if (depth === 0) return term('status', 'is', 'done');
      const parts = [alternating(depth - 1), term('title', 'is', 'x')];
      return depth % 2 === 0 ? { any: parts } : { all: parts };
    };
    const isTaken = (given: unknown) => filterShape.safeParse(given).success;
    expect([isTaken(alternating(5)), isTaken(alternating(6)), isTaken(nested(200))]).toEqual([true, false, false]);
    expect([limitBroken(alternating(5)), limitBroken(alternating(6))]).toEqual([null, 'too_deep']);
    const many = (count: number) => ({ any: Array.from({ length: count }, (_, at) => term('title', 'is', `x${at}`)) });
    expect([isTaken(many(50)), isTaken(many(51))]).toEqual([true, false]);
    for (const given of [
      {},
      { all: [] },
      { not: { not: term('title', 'is', 'x') } },
      { ...term('a', 'is', 'x'), x: 1 },
    ])
      expect(isTaken(given)).toBe(false);
  });

  it('is refused where its fields and values are not those of the project', () => {
    const codeOf = (given: Filter) => filterProblem(given, fields)?.code;
    expect(codeOf(term('field-x', 'is', 'a'))).toBe('unknown_field');
    expect(codeOf(term('title', 'lt', 'a'))).toBe('comparison_refused');
    expect(codeOf(term('status', 'is', 'Review'))).toBe('unknown_value');
    expect(codeOf(term('title', 'is', ''))).toBe('unknown_value');
    expect(codeOf(term('due', 'lt', ''))).toBe('one_value_expected');
    expect(codeOf(term('due', 'lt', 'tomorrow'))).toBe('unknown_value');
    expect(codeOf(term('constructor', 'is', 'a'))).toBe('unknown_field');
    expect(codeOf(term('assignee', 'is', 'me', '', idOf(3, 9)))).toBeUndefined();
  });

  it('is repaired where it names something deleted', () => {
    const gone = term('label', 'is', idOf(2, 0), idOf(8, 8));
    const held = term('status', 'is', 'done');
    const filter: Filter = { any: [{ all: [gone, held] }, { not: term('budget', 'is', '7') }] };
    const missing = goneTerms(filter, fields, names);
    expect(missing).toEqual([gone, term('budget', 'is', '7')]);
    expect(withoutTerms(filter, (one) => missing.includes(one))).toEqual(held);
    expect(goneTerms(filterOf('assignee:me,none label:or'), fields, names)).toEqual([]);
  });
});
