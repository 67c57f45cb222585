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
const all = distinct.flatMap((operation) =>
  hugeInputs(operation.input).map((huge) => ({ ...huge, operation, where: `${operation.name}${huge.place}` })),
);
/** How many kinds of huge values the service is asked with in each place; `npm run soak -- huge-inputs` asks with all. */
const KINDS = Number(process.env['KINDS'] ?? 1);
/** From one place to the next other kinds, so that every place and every kind is among them. */
const asked = [...Map.groupBy(all, ({ where }) => where).values()].flatMap((kinds, at) =>
  [...kinds, ...kinds].slice(at % kinds.length).slice(0, Math.min(KINDS, kinds.length)),
);
/** Far beyond what looking at a megabyte costs, and far below what the square of its length does: ten seconds and more. */
const MOST_MS = 1_000;

let learning: LearningUnderTest;
let learner: Person;

beforeAll(async () => {
  learning = await LearningUnderTest.start();
  learner = await learning.person();
});
afterAll(() => learning.stop());

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
    for (const { operation, where, kind, json } of all) {
      const body = new TextEncoder().encode(json);
      if (computed(() => readInput(operation.input, body)) > MOST_MS) slow.push(`${where}: ${kind}`);
    }
    expect(slow).toEqual([]);
  });

  it('is asked with in every place and of every kind', () => {
    expect(new Set(asked.map(({ where }) => where))).toEqual(new Set(all.map(({ where }) => where)));
    expect(new Set(asked.map(({ kind }) => kind))).toEqual(new Set(all.map(({ kind }) => kind)));
  });

  it.each(distinct.map((operation) => [operation.name, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      for (const { place, kind, json } of asked.filter((one) => one.operation === operation)) {
        const outcome: unknown = await learner.askRaw(operation, json).catch((error: unknown) => error);
        if (!(outcome instanceof AppError)) throw new Error(`not refused: ${place}: ${kind}`);
        expect([place, kind, outcome.definition.kind]).toEqual([place, kind, 'invalid']);
      }
    },
  );
});
