import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { operations } from '@nivel/contracts/catalogue.generated';
import { readInput } from '@nivel/platform/respond';
import { hugeInputs } from '../test/huge-inputs.ts';
import { startLearning, type Caller, type LearningStack } from '../test/learning-stack.ts';

const own = operations.filter(({ name }) => name.startsWith('learning.'));
/** All tables are asked with one and the same query. */
const distinct = [...new Map(own.map((operation) => [operation.input, operation])).values()];
/** What the check of a text may cost, as a multiple of the mere reading of its JSON. */
const MOST = 25;

let stack: LearningStack;
let learner: Caller;

beforeAll(async () => {
  stack = await startLearning();
  learner = await stack.caller();
}, 60_000);
afterAll(() => stack.stop(), 30_000);

/** What this thread itself computes, so that a loaded machine is none of it. */
const millis = (work: () => void): number => {
  const before = process.threadCpuUsage();
  try {
    work();
  } catch {
    // A refusal takes as long as it takes.
  }
  return process.threadCpuUsage(before).user / 1_000;
};
const read = (body: Uint8Array): void => void JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));

/** How many times longer a schema looks at a body than its JSON is read. What else the machine does is left out: the best of some runs. */
const costOf = (schema: z.ZodType, body: Uint8Array): { ratio: number; ms: number } => {
  let [reading, ms] = [millis(() => read(body)), millis(() => readInput(schema, body))];
  for (let run = 0; run < 5 && ms > MOST * reading; run += 1) {
    reading = Math.min(
      reading,
      millis(() => read(body)),
    );
    ms = Math.min(
      ms,
      millis(() => readInput(schema, body)),
    );
  }
  return { ratio: ms / reading, ms };
};

describe('an input with a megabyte in one place', () => {
  it('is looked at about as fast as it is read, wherever the megabyte stands', () => {
    const slowest = { ratio: 0, ms: 0, where: '' };
    for (const { name, input } of distinct)
      for (const { place, json } of hugeInputs(input)) {
        const cost = costOf(input, new TextEncoder().encode(json));
        if (cost.ms > slowest.ms) Object.assign(slowest, cost, { where: `${name}${place}` });
        expect([`${name}${place}`, cost.ratio < MOST]).toEqual([`${name}${place}`, true]);
      }
    const { ms, ratio, where } = slowest;
    process.stdout.write(`longest look at a megabyte: ${ms.toFixed(1)} ms, ${ratio.toFixed(1)} readings, ${where}\n`);
  }, 120_000);

  it.each(distinct.map((operation) => [operation.name, operation] as const))(
    'is refused by %s',
    async (_, operation) => {
      for (const { place, json } of hugeInputs(operation.input)) {
        const answer: unknown = await learner.askRaw(operation, json).catch((error: unknown) => error);
        if (!(answer instanceof AppError)) throw new Error(`not refused: ${place}`);
        expect([place, answer.definition.kind]).toEqual([place, 'invalid']);
      }
    },
    60_000,
  );
});
