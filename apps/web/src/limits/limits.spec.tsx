import { expect, it } from '@jest/globals';
import { learningToastRules } from '../features/learning/area/learning-toasts.ts';
import { limits } from './limits.ts';

it('keeps the numbers that the specification gives', () => {
  expect(learningToastRules).toEqual({ visibleLimit: 5, durationMs: 5000, rateLimit: { toasts: 3, windowMs: 5000 } });
  expect(limits.saveIndicator).toEqual({ saved: 2000, error: 3000 });
  expect(limits.session).toMatchObject({ refreshMarginMs: 90_000, firstRetryMs: 200 });
  expect(limits.progress).toMatchObject({ retries: 5, retryStepMs: 1000, newAccountRetryStepMs: 2500 });
  expect(limits.account.newForMs).toBe(120_000);
  expect(limits.curriculum).toEqual({ retries: 1, retryMs: 2000 });
  expect(limits.cache).toMatchObject({ collectedAfterMs: 300_000, retryCapMs: 30_000 });
  expect(limits.storage.clearedKeys).toBe(5);
});
