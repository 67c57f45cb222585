import { randomUUID } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { submitExercise } from '@nivel/contracts/learning/submit-exercise.operation';
import { learningToastRules } from '../features/learning/area/learning-toasts.ts';
import { limits } from './limits.ts';

it('keeps the numbers that the specification gives', () => {
  expect(learningToastRules).toEqual({ visibleLimit: 5, durationMs: 5000, rateLimit: { toasts: 3, windowMs: 5000 } });
  expect(limits.saveIndicator).toEqual({ saved: 2000, error: 3000 });
  expect(limits.session).toMatchObject({ refreshMarginMs: 90_000, firstRetryMs: 200 });
  expect(limits.progress).toMatchObject({ retries: 5, retryStepMs: 1000, newAccountRetryStepMs: 2500 });
  expect(limits.account.newForMs).toBe(120_000);
  expect(limits.curriculum).toEqual({ retries: 1, retryMs: 2000 });
  expect(limits.cache).toMatchObject({ collectedAfterMs: 300_000, firstRetryMs: 1_000, retryCapMs: 30_000 });
  expect(limits.cache.areas.crico).toEqual({ staleMs: 300_000, collectedAfterMs: 600_000 });
  expect(limits.crico.failure).toEqual({ retries: 3, pauseMs: 5_000 });
  expect(limits.video).toMatchObject({ saveEveryMs: 10_000, skipSeconds: 10, smallSkipSeconds: 5 });
  expect(limits.storage.clearedKeys).toBe(5);
});

it('lets an answer be as long as the service takes it, and no longer', () => {
  const { answerCharacters } = limits.exercises;
  const isTaken = (length: number): boolean =>
    submitExercise.input.safeParse({ part_id: randomUUID(), answers: { one: 'x'.repeat(length) } }).success;
  expect([isTaken(answerCharacters), isTaken(answerCharacters + 1)]).toEqual([true, false]);
});
