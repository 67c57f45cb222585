import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { operations } from '@nivel/contracts/registry.generated';
import { readInput } from '@nivel/platform/respond';
import type { Person } from '@nivel/testing/caller';
import { hugeInputs } from '../test/huge-inputs.ts';
import { LearningUnderTest } from '../test/learning-under-test.ts';

const own = operations.filter(({ name }) => name.startsWith('learning.'));
/** All tables are asked with one and the same query. */
const distinct = [...new Map(own.map((operation) => [operation.input, operation])).values()];
/** Far beyond what looking at a megabyte costs, and far below what the square of its length does: ten seconds and more. */
const MOST_MS = 1_000;

let learning: LearningUnderTest;
let learner: Person;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  learner = await learning.person();
}, 60_000);
afterAll(() => learning.stop(), 30_000);

/** What this thread itself computes, in ms, so that a loaded machine is none of it; the kernel counts it roughly. */
const computed = (work: () => void): number => {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A refusal takes as long as it takes.
  }
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
};

describe('an input with a megabyte in one place', () => {
  it('is looked at in proportion to its length, wherever the megabyte stands', () => {
    const slow: string[] = [];
    for (const { name, input } of distinct)
      for (const { place, json } of hugeInputs(input)) {
        const body = new TextEncoder().encode(json);
        if (computed(() => readInput(input, body)) > MOST_MS) slow.push(`${name}${place}`);
      }
    expect(slow).toEqual([]);
  }, 120_000);

  it.each(distinct.map((operation) => [operation.name, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      for (const { place, json } of hugeInputs(operation.input)) {
        const outcome: unknown = await learner.askRaw(operation, json).catch((error: unknown) => error);
        if (!(outcome instanceof AppError)) throw new Error(`not refused: ${place}`);
        expect([place, outcome.definition.kind]).toEqual([place, 'invalid']);
      }
    },
    60_000,
  );
});
