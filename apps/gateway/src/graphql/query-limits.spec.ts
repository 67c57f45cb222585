import { describe, expect, it } from '@jest/globals';
import { Kind, parse, type DocumentNode } from 'graphql';
import { excessesOf } from './query-limits.ts';

const limits = { depth: 4, aliases: 3, cost: 220 };
/** Counts from now on how often the selections of fragments are read. */
const countLooks = (document: DocumentNode): (() => number) => {
  let looks = 0;
  for (const fragment of document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)) {
    const selectionSet: unknown = Reflect.get(fragment, 'selectionSet');
    Object.defineProperty(fragment, 'selectionSet', {
      get: () => {
        looks += 1;
        return selectionSet;
      },
    });
  }
  return () => looks;
};
const complaints = (query: string): string[] => excessesOf(parse(query), limits);

describe('the limits of a query', () => {
  it('let a modest query through', () => {
    expect(complaints('{ self { self { self { name } } } }')).toEqual([]);
  });

  it('count depth, also through fragments', () => {
    expect(complaints('{ self { self { self { self { name } } } } }')).toEqual([expect.stringContaining('depth: 5')]);
    expect(
      complaints(
        '{ self { ...a } } fragment a on Query { self { ...b } } fragment b on Query { self { self { name } } }',
      ),
    ).toEqual([expect.stringContaining('depth: 5')]);
  });

  it('count aliases, each time a fragment is spread', () => {
    expect(complaints('{ self { a: name b: name c: name } }')).toEqual([]);
    expect(complaints('{ self { ...f self { ...f } } } fragment f on Query { a: name b: name }')).toEqual([
      expect.stringContaining('aliases: 4'),
    ]);
  });

  it('count every question to a service dearly', () => {
    expect(complaints('{ a: self { name } b: self { name } }')).toEqual([]);
    expect(complaints('{ a: self { name } b: self { name } c: self { name } }')).toEqual([
      expect.stringContaining('cost: 303'),
    ]);
    expect(complaints('{ ...f } fragment f on Query { a: self { name } b: self { name } c: name }')).toHaveLength(1);
  });

  it('look at each fragment once, however often fragments within fragments spread it', () => {
    const spread = Array.from({ length: 30 }, (_, at) => `fragment f${at} on Query { ...f${at + 1} ...f${at + 1} }`);
    const bomb = parse(`{ ...f0 } ${spread.join(' ')} fragment f30 on Query { name }`);
    const looks = countLooks(bomb);
    expect(excessesOf(bomb, limits)).toEqual([expect.stringContaining('cost')]);
    // One by one they would be a thousand million.
    expect(looks()).toBe(31);
  });

  it('end with fragments that spread each other', () => {
    expect(complaints('{ ...a } fragment a on Query { ...b } fragment b on Query { ...a name }')).toEqual([]);
  });
});
