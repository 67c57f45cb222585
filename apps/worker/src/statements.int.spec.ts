import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { prepareStatements } from '@nivel/testing/prepared-statements';

let stack: BackingStack;
beforeAll(async () => {
  stack = await startBackingStack();
}, 60_000);
afterAll(() => stack.stop());

it('every statement takes and answers what it declares, and queries change nothing', async () => {
  const { count, faults } = await prepareStatements(stack.databaseUrl('worker'), import.meta.dirname);
  expect(count).toBeGreaterThan(5);
  expect(faults).toEqual([]);
});
