import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { newSigningKeys } from '@nivel/platform/new-keys';
import { makeShared } from '../local/secrets.ts';
import { startAlone, tokenFrom, verdict, type ServiceAlone } from './service-alone.fixture.ts';

const shared = makeShared();
let stack: BackingStack;
let auth: ServiceAlone;
let learning: ServiceAlone;

/** The auth service, restarted with these private keys. */
const authWith = async (...sets: readonly string[]): Promise<void> => {
  const keys = sets.flatMap((set) => (JSON.parse(set) as { keys: object[] }).keys);
  await (auth as ServiceAlone | undefined)?.close();
  auth = await startAlone(stack, { ...shared, AUTH_SIGNING_KEYS: JSON.stringify({ keys }) }, 'auth');
};

beforeAll(async () => {
  stack = await startBackingStack();
  learning = await startAlone(stack, shared, 'learning', { KEY_SET_CACHE_SECONDS: '0.001' });
});
afterAll(async () => {
  await Promise.all([auth, learning].map((running) => running.close()));
  await stack.stop();
});

it('keys of access tokens are changed at the auth service alone; other processes are unaffected', async () => {
  const [old, next] = [newSigningKeys(), newSigningKeys()];
  const [ofOld, ofNext] = [await tokenFrom(old), await tokenFrom(next)];
  const verdicts = async (): Promise<string[]> => [await verdict(learning, ofOld), await verdict(learning, ofNext)];
  await authWith(old);
  expect(await verdict(learning, ofOld)).toBe('let in');
  await authWith(old, next);
  expect(await verdicts()).toEqual(['let in', 'let in']);
  await authWith(next, old);
  expect(await verdicts()).toEqual(['let in', 'let in']);
  await authWith(next);
  expect(await verdicts()).toEqual(['unauthenticated', 'let in']);
});
