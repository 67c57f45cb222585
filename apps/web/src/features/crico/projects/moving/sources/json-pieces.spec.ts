import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { FileProblemError } from './file-problem.ts';
import { jsonPieces } from './json-pieces.ts';

async function* inParts(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield Promise.resolve(text.slice(at, at + size));
}

const read = async (text: string, wanted: readonly string[], size = 7) => {
  const found: Record<string, unknown> = {};
  for await (const { key, value, isItem } of jsonPieces(inParts(text, size), wanted)) {
    if (isItem) found[key] = [...((found[key] as unknown[] | undefined) ?? []), value];
    else found[key] = value;
  }
  return found;
};

const problemOf = async (text: string): Promise<[string, number | null]> => {
  try {
    await read(text, ['cards']);
    return ['none', null];
  } catch (error) {
    if (error instanceof FileProblemError) return [error.problem, error.line];
    throw error;
  }
};

describe('the pieces of a JSON file', () => {
  it('are its members and the items of its arrays, at whatever characters the text is split', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.dictionary(fc.constantFrom('cards', 'lists', 'name', 'a"b', 'tail'), fc.jsonValue()),
        fc.integer({ min: 1, max: 40 }),
        fc.boolean(),
        async (given, size, isPretty) => {
          const text = JSON.stringify(given, null, isPretty ? 2 : undefined);
          const wanted = ['cards', 'name', 'a"b'];
          const expected = Object.fromEntries(
            Object.entries(JSON.parse(text) as Record<string, unknown>).filter(
              ([key, value]) => wanted.includes(key) && !(Array.isArray(value) && value.length === 0),
            ),
          );
          expect(await read(text, wanted, size)).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });

  it.each([
    ['', 'empty', null],
    ['  \n ', 'empty', null],
    ['Nombre,Lista\nUna,Dos', 'not-json', 1],
    ['[1, 2]', 'not-json', 1],
    ['{"cards": [{"id": "1"},\n{"id": "2', 'cut', 2],
    ['{"cards": [1, 2]', 'cut', 1],
    ['{"cards": [tru]}', 'damaged', 1],
    ['{"cards": [1]}\n{', 'damaged', 2],
    [`{"x": ${'['.repeat(150)}`, 'too-deep', 1],
    [`{"cards": [${'{"a":'.repeat(100_000)}`, 'too-deep', 1],
  ])('of %j show that it is: %s', async (text, problem, line) => {
    expect(await problemOf(text)).toEqual([problem, line]);
  });

  it('of a member that nobody wants are not held', async () => {
    expect(await read(`{"big": "${'x'.repeat(9_000_000)}", "name": "Taller"}`, ['name'], 65_536)).toEqual({
      name: 'Taller',
    });
    expect(await problemOf(`{"cards": ["${'x'.repeat(5_000_000)}"]}`)).toEqual(['too-long', 1]);
  });
});
