import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { withoutCircles } from './without-circles.ts';

/** Cards that can be reached from a card. */
const reached = (links: ReadonlyMap<string, readonly string[]>, from: string): Set<string> => {
  const found = new Set<string>();
  const left = [...(links.get(from) ?? [])];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    left.push(...(links.get(next) ?? []));
  }
  return found;
};

const card = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f');

it('does not change links without circles, and leaves no circle', () => {
  fc.assert(
    fc.property(fc.dictionary(card, fc.uniqueArray(card)), (given) => {
      const links = new Map(Object.entries(given));
      const kept = withoutCircles(links);
      const hasCircle = [...links.keys()].some((id) => reached(links, id).has(id));
      if (!hasCircle) for (const [id, on] of links) expect(kept.get(id)).toEqual(on);
      for (const id of kept.keys()) expect(reached(kept, id).has(id)).toBe(false);
    }),
  );
});

it('removes the one link of a chain of 100,000 that closes it', () => {
  const links = new Map(Array.from({ length: 100_000 }, (_, at) => [String(at), [String((at + 1) % 100_000)]]));
  const kept = withoutCircles(links);
  expect([...kept].filter(([, on]) => on.length === 0)).toEqual([['99999', []]]);
});
