import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { operations } from '@nivel/contracts/registry.generated';
import { readInput } from '@nivel/platform/respond';
import type { Person } from '@nivel/testing/caller';
import { hugeInputs, type HugeInput } from '../test/huge-inputs.ts';
import { LearningUnderTest } from '../test/learning-under-test.ts';

const own = operations.filter(({ name }) => name.startsWith('learning.'));
/** All tables are read with one and the same query. */
const distinct = [...new Map(own.map((operation) => [operation.input, operation])).values()];
const asked = distinct.filter(({ policy }) => policy.who !== 'service');
/** Far beyond the cost of reading a megabyte, and far below that of the square of its length: ten seconds and more. */
const MOST_MS = 1_000;

let learning: LearningUnderTest;
let learner: Person;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  learner = await learning.person();
});
afterAll(() => learning.stop());

/** The refusal of an input, and this thread's computing time for it in ms, which the load of the machine does not change. */
const refusalOf = (read: () => unknown): { readonly kind: string | null; readonly ms: number } => {
  const before = process.threadCpuUsage();
  let kind: string | null = null;
  try {
    read();
  } catch (error) {
    kind = error instanceof AppError ? error.definition.kind : String(error);
  }
  const { user, system } = process.threadCpuUsage(before);
  return { kind, ms: (user + system) / 1_000 };
};

/** Another huge value in each place: that all of them are refused is seen where no broker carries megabytes. */
const oneOfEachPlace = (huge: readonly HugeInput[]): HugeInput[] => {
  const places = Map.groupBy(huge, ({ place }) => place.slice(0, place.indexOf(':')));
  return [...places.values()].flatMap((values, index) => values.slice(index % values.length).slice(0, 1));
};

describe('an input with a megabyte in one place', () => {
  it('is refused after work in proportion to its length, whichever field has the megabyte', () => {
    const wrong: string[] = [];
    for (const { name, input } of distinct)
      for (const { place, json } of hugeInputs(input)) {
        const body = new TextEncoder().encode(json);
        const { kind, ms } = refusalOf(() => readInput(input, body));
        if (kind !== 'invalid' || ms > MOST_MS) wrong.push(`${name}${place}: ${kind}, ${ms} ms`);
      }
    expect(wrong).toEqual([]);
  });

  it.each(asked.map((operation) => [operation.name, operation] as const))('is refused by %s', async (_, operation) => {
    for (const { place, json } of oneOfEachPlace(hugeInputs(operation.input))) {
      const outcome: unknown = await learner.askRaw(operation, json).catch((error: unknown) => error);
      if (!(outcome instanceof AppError)) throw new Error(`not refused: ${place}`);
      expect([place, outcome.definition.kind]).toEqual([place, 'invalid']);
    }
  });
});
