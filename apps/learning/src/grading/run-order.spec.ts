import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { exercisesBodySchema, type ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import { bodyOfRun, bodyOutsideRuns, type RunKey } from './run-order.ts';

const feedback = { right: 'Bien', wrong: 'Casi' };
const option = (id: string, correct: boolean) => ({ id, text: id, correct, feedback: id });
const aChoice = (id: string) => ({
  id,
  type: 'single_choice',
  prompt: '?',
  options: [option('a', true), option('b', false), option('c', false), option('d', false)],
});
const aStatement = (id: string) => ({ id, type: 'true_false', prompt: '?', answer: true, feedback });
const writing = { type: 'writing', prompt: '?', minWords: 1, criteria: ['Uno', 'Dos'], sample: 'x', feedback: 'y' };
const aSet = (items: readonly object[], more: object = {}): ExercisesBody =>
  exercisesBodySchema.parse({ items, ...more });
const aPool = (size: number, draw: number): ExercisesBody =>
  aSet(
    Array.from({ length: size }, (_, index) => aStatement(`i${index}`)),
    { kind: 'final', draw },
  );
const run = (number: number, userId = 'ana', partId = 'reto'): RunKey => ({ userId, partId, number });
const idsOf = ({ items }: ExercisesBody): string[] => items.map(({ id }) => id);
const optionsOf = ({ items }: ExercisesBody): string[][] =>
  items.map((item) => ('options' in item ? item.options.map(({ id }) => id) : []));
const none = new Map<string, number>();

describe('a run through a set', () => {
  it('has all items and options, in an order of its own that never changes', () => {
    const set = aSet(Array.from({ length: 8 }, (_, index) => aChoice(`i${index}`)));
    const orderOf = (key: RunKey) => bodyOfRun(set, key, none);
    const first = orderOf(run(1));
    expect(orderOf(run(1))).toEqual(first);
    expect(idsOf(first).toSorted()).toEqual(idsOf(set));
    expect(optionsOf(first).map((ids) => ids.toSorted().join(''))).toEqual(Array.from({ length: 8 }, () => 'abcd'));
    expect(idsOf(first)).not.toEqual(idsOf(set));
    for (const other of [run(2), run(1, 'beto'), run(1, 'ana', 'otro')]) {
      expect(idsOf(orderOf(other))).not.toEqual(idsOf(first));
      expect(optionsOf(orderOf(other))).not.toEqual(optionsOf(first));
    }
  });

  it('shows the right option in each place equally often', () => {
    const set = aSet([aChoice('una')]);
    const places = [0, 0, 0, 0];
    for (let number = 1; number <= 2_000; number += 1) {
      const place = optionsOf(bodyOfRun(set, run(number), none))[0]?.indexOf('a') ?? 0;
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const times of places) expect(Math.abs(times - 500)).toBeLessThan(80);
  });

  it('keeps free texts in their place, and all items where one builds on another', () => {
    const items = [aStatement('a'), aStatement('b'), { ...writing, id: 'texto' }, aStatement('c'), aStatement('d')];
    for (let number = 1; number <= 50; number += 1) {
      expect(idsOf(bodyOfRun(aSet(items), run(number), none))[2]).toBe('texto');
      expect(idsOf(bodyOfRun(aSet(items, { itemsInOrder: true }), run(number), none)).join(' ')).toBe('a b texto c d');
    }
  });

  it('asks less frequent items first, whatever was seen before (property)', () => {
    const sizes = fc
      .integer({ min: 1, max: 12 })
      .chain((size) => fc.tuple(fc.constant(size), fc.integer({ min: 1, max: size })));
    fc.assert(
      fc.property(
        sizes,
        fc.array(fc.nat(4), { minLength: 12, maxLength: 12 }),
        fc.nat(),
        ([size, draw], counts, number) => {
          const seen = new Map<string, number>(counts.slice(0, size).map((times, index) => [`i${index}`, times]));
          const asked = idsOf(bodyOfRun(aPool(size, draw), run(number), seen));
          expect(new Set(asked).size).toBe(draw);
          const timesOf = (id: string): number => seen.get(id) ?? 0;
          const left = [...seen.keys()].filter((id) => !asked.includes(id)).map(timesOf);
          expect(Math.max(...asked.map(timesOf))).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...left));
        },
      ),
      { numRuns: 300 },
    );
  });

  it('draws every item of a pool before one repeats', () => {
    const seen = new Map<string, number>();
    const pool = aPool(6, 3);
    for (let number = 1; number <= 8; number += 1) {
      for (const id of idsOf(bodyOfRun(pool, run(number), seen))) seen.set(id, (seen.get(id) ?? 0) + 1);
      const times = idsOf(pool).map((id) => seen.get(id) ?? 0);
      expect(Math.max(...times) - Math.min(...times)).toBe(number % 2);
    }
  });
});

describe('a set outside runs', () => {
  it('has its options by name, and of a review or a final set nothing', () => {
    const scrambled = { ...aChoice('una'), options: [option('z', false), option('b', true), option('m', false)] };
    expect(optionsOf(bodyOutsideRuns(aSet([scrambled])))).toEqual([['b', 'm', 'z']]);
    expect(bodyOutsideRuns(aSet([scrambled], { kind: 'review' })).items).toEqual([]);
  });
});
