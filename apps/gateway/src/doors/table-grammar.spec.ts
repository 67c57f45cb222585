import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { tableQuery } from '@nivel/contracts/kernel/table';
import { readTableQuery } from './table-grammar.ts';

const read = (search: string, headers = {}) => readTableQuery(search, headers);
const codeOf = (search: string, headers = {}): string => {
  try {
    read(search, headers);
    return 'read';
  } catch (error) {
    return error instanceof AppError ? error.definition.code : 'thrown';
  }
};

describe('the grammar of table reads', () => {
  it('reads columns, embedded rows, filters, order and page', () => {
    const search =
      'select=id,title,achievements(title,icon)&user_id=eq.7&points=gte.10&order=points.desc,title&limit=20&offset=40';
    expect(read(search)).toEqual({
      columns: ['id', 'title'],
      embed: { achievements: ['title', 'icon'] },
      filters: [
        { column: 'user_id', op: 'eq', value: '7' },
        { column: 'points', op: 'gte', value: '10' },
      ],
      order: [
        { column: 'points', descending: true },
        { column: 'title', descending: false },
      ],
      limit: 20,
      offset: 40,
      count: false,
    });
  });

  it('takes a star, and no select at all, as every column', () => {
    expect(read('select=*').columns).toEqual([]);
    expect(read('').columns).toEqual([]);
    expect(read('select=*,achievements(*)')).toMatchObject({ columns: [], embed: { achievements: [] } });
  });

  it('keeps both bounds when a column is filtered twice', () => {
    expect(read('points=gt.1&points=lt.9').filters).toHaveLength(2);
  });

  it('reads lists, also with commas, quotes and nothing in them', () => {
    const list = (text: string) => read(`title=in.${encodeURIComponent(text)}`).filters[0]?.value;
    expect(list('(a,b)')).toEqual(['a', 'b']);
    expect(list('("a,b","c\\"d",e)')).toEqual(['a,b', 'c"d', 'e']);
    expect(list('()')).toEqual([]);
  });

  it('reads is.null, is.true and is.false', () => {
    expect(['null', 'true', 'FALSE'].map((word) => read(`a=is.${word}`).filters[0]?.value)).toEqual([
      null,
      true,
      false,
    ]);
  });

  it('keeps dots, blanks and signs of a value', () => {
    expect(read('title=eq.a.b%20%2B%20c').filters[0]?.value).toBe('a.b + c');
  });

  it('takes a range header where there is no limit, and the count from Prefer', () => {
    expect(read('', { range: '10-19', prefer: 'return=minimal, count=exact' })).toMatchObject({
      limit: 10,
      offset: 10,
      count: true,
    });
    expect(read('', { range: '5-' })).toMatchObject({ offset: 5, limit: 1000 });
  });

  it('never gives more than a thousand rows', () => {
    expect(read('limit=5000').limit).toBe(1000);
  });

  it.each([
    'select=id,achievements(title',
    'select=id)',
    'select=a:id',
    'select=id::text',
    'points=10',
    'points=like.a*',
    'points=not.eq.1',
    'or=(a.eq.1,b.eq.2)',
    'achievements.title=eq.x',
    'a=in.(1,2',
    'a=in.("1)',
    'a=is.maybe',
    'order=points.sideways',
    'order=points.desc.nulls',
    'limit=-1',
    'limit=many',
    '__proto__=x',
  ])('refuses %s with a code', (search) => {
    expect(codeOf(search)).toBe('PGRST100');
  });

  it('refuses a range that ends before it starts', () => {
    expect(codeOf('', { range: '9-3' })).toBe('PGRST103');
    expect(codeOf('offset=99999999')).toBe('PGRST103');
  });

  it('parses or refuses any input, and a parsed one is a query', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('select', 'order', 'limit', 'a', '__proto__', 'constructor'));
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('eq.1', 'in.(a,"b)', 'is.null', '*,x(*)', 'a.desc', '((', '1'.repeat(400)),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(word, value), { maxLength: 6 }), fc.option(fc.string()), (pairs, range) => {
        const search = pairs
          .map(([key, text]) => `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent(text.toWellFormed())}`)
          .join('&');
        try {
          const query = read(search, range === null ? {} : { range });
          const isLong =
            query.filters.length > 20 || query.filters.some(({ value: text }) => JSON.stringify(text).length > 500);
          expect(isLong || query.order.length > 5 || tableQuery.safeParse(query).success).toBe(true);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
