import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { Reflector } from '@nestjs/core';
import { z } from 'zod';
import { job } from '@nivel/contracts/kernel/job';
import { jobBackoff } from '@nivel/messaging/job-worker';
import { findJobHandlers, HandlesJob } from './job-handler.ts';

const wash = job({ name: 'worker.wash', summary: 'Washes.', payload: z.strictObject({}) });

@HandlesJob(wash)
class Washer {
  washed = 0;
  perform(): Promise<void> {
    this.washed += 1;
    return Promise.resolve();
  }
}
const holding = (...instances: object[]) =>
  ({ getProviders: () => instances.map((instance) => ({ metatype: instance.constructor, instance })) }) as never;

describe('the handler of a job', () => {
  it('is found by its mark', async () => {
    const washer = new Washer();
    const [found] = findJobHandlers([wash], holding(washer, {}), new Reflector());
    await found?.perform({});
    expect(washer.washed).toBe(1);
  });

  it('must exist, or the boot fails', () => {
    expect(() => findJobHandlers([wash], holding(), new Reflector())).toThrow('worker.wash has 0 handlers');
  });

  it('must be the only one, or the boot fails', () => {
    const two = holding(new Washer(), new Washer());
    expect(() => findJobHandlers([wash], two, new Reflector())).toThrow('worker.wash has 2 handlers');
  });
});

describe('the pause before a job is tried again', () => {
  it('doubles with each failure and stays below its limit', () => {
    const pauses = [1, 2, 3, 10, 1_000].map((failures) =>
      jobBackoff(failures, { backoffMs: 100, maxBackoffMs: 5_000 }),
    );
    expect(pauses).toEqual([100, 200, 400, 5_000, 5_000]);
  });
});
