import { expect, it } from '@jest/globals';
import { waitUntil } from './wait-until.ts';

it('waits until the condition holds, then stops polling', async () => {
  let asked = 0;
  await waitUntil(() => Promise.resolve((asked += 1) === 3));
  expect(asked).toBe(3);
});

it('throws when it does not become true in time, and rethrows errors of the condition', async () => {
  await expect(waitUntil(() => false, 1)).rejects.toThrow('in time');
  await expect(waitUntil(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
});
