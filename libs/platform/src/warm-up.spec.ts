import { describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import type { AccessTokens } from './access-token.ts';
import type { DataClient } from './prisma-unit-of-work.ts';
import { warmUp } from './warm-up.ts';

/** A cold process whose steps are counted; each may be given another outcome. */
const aProcess = ({ connect = () => Promise.resolve(), findFirst = () => Promise.resolve(null as unknown) } = {}) => {
  const done: string[] = [];
  const pool = {
    options: { max: 12 },
    connect: async () => {
      await connect();
      done.push('connection');
      return { release: () => done.push('release') };
    },
  } as unknown as Pool;
  const model = { findFirst: () => findFirst().then(() => done.push('query')) };
  const data = { $transaction: (work: (client: object) => unknown) => work({ $queryRawUnsafe: () => null, model }) };
  const tokens = { load: () => Promise.resolve(void done.push('keys')) };
  const debugged: string[] = [];
  const log = { debug: (_: unknown, text: string) => debugged.push(text) };
  const cold = {
    pool,
    data: data as unknown as DataClient,
    tokens: tokens as unknown as AccessTokens,
    log: log as never,
  };
  return { cold, done, debugged };
};
const times = (done: readonly string[], what: string): number => done.filter((one) => one === what).length;

describe('a process that warms up', () => {
  it('opens connections and gives them back, asks a model once, and has the keys', async () => {
    const { cold, done, debugged } = aProcess();
    await warmUp(cold);
    expect(['connection', 'release', 'query', 'keys'].map((what) => times(done, what))).toEqual([4, 4, 1, 1]);
    expect(debugged).toEqual([]);
  });

  it('starts although its database refuses, with everything else warm', async () => {
    const { cold, done, debugged } = aProcess({ connect: () => Promise.reject(new Error('refused')) });
    await warmUp(cold);
    expect([times(done, 'query'), times(done, 'keys'), debugged.length]).toEqual([1, 1, 1]);
  });

  it('starts although a step hangs', async () => {
    const { cold, done, debugged } = aProcess({ findFirst: () => new Promise(() => undefined) });
    await warmUp(cold);
    expect([times(done, 'release'), times(done, 'query'), debugged.length]).toEqual([4, 0, 1]);
  });
});
