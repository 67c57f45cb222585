import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Log } from '@nivel/platform/log';
import { readSettings } from '@nivel/platform/settings';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { learningSettings } from '../config.ts';
import { aContentTree, curriculumFrom } from '../../test/a-curriculum.ts';
import { CurriculumStore } from './curriculum-store.ts';

const settings = readSettings(learningSettings, {
  NODE_ENV: 'test',
  DATABASE_URL: 'postgres://nobody@127.0.0.1/none',
  AUTH_ROOT_PUBLIC_KEYS,
  MEDIA_KEY: Buffer.alloc(32).toString('base64'),
});
const log = { info: () => undefined, warn: () => undefined } as never as Log;
const curriculum = curriculumFrom(aContentTree());
/** A store before a database that answers with the curriculum after so many looks, or never. */
const storeBefore = (version: () => Promise<number>): CurriculumStore =>
  new CurriculumStore(
    { version, read: () => Promise.resolve(curriculum) } as never,
    { reads: {} } as never,
    settings,
    log,
  );

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

it('a copy that starts has the curriculum before it takes its first call', async () => {
  const store = storeBefore(() => Promise.resolve(curriculum.version));
  await store.onModuleInit();
  expect(store.current()).toBe(curriculum);
  store.onModuleDestroy();
});

it('an unreachable database does not prevent a copy from starting, and is read again later', async () => {
  let found: (version: number) => void = () => undefined;
  const store = storeBefore(() => new Promise((resolve) => (found = resolve)));
  const starting = store.onModuleInit();
  await jest.advanceTimersByTimeAsync(3_000);
  await starting;
  expect(() => store.current()).toThrow(AppError);
  found(curriculum.version);
  await jest.advanceTimersByTimeAsync(0);
  expect(store.current()).toBe(curriculum);
  store.onModuleDestroy();
});
