import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { DiscoveryService, Reflector } from '@nestjs/core';
import type { z } from 'zod';
import type { Job } from '@nivel/contracts/kernel/job';
import type { FoundJobHandler } from '@nivel/messaging/job-worker';

const HANDLES_JOB = 'nivel:handles-job';

/** Does one kind of job. */
export interface JobHandler<J extends Job> {
  perform(payload: z.output<J['payload']>): Promise<void>;
}

/** Says which job a class does. The boot finds it; no registration is needed. */
export const HandlesJob = (job: Job): ClassDecorator => applyDecorators(Injectable(), SetMetadata(HANDLES_JOB, job));

/**
 * Finds the handler of every job.
 * @throws Error when a job has none or several
 */
export const findJobHandlers = (
  jobs: readonly Job[],
  discovery: Pick<DiscoveryService, 'getProviders'>,
  reflector: Reflector,
): FoundJobHandler[] => {
  const found = discovery.getProviders().flatMap(({ metatype, instance }) => {
    const job = typeof metatype === 'function' ? reflector.get<Job | undefined>(HANDLES_JOB, metatype) : undefined;
    return job === undefined ? [] : [{ job, handler: instance as JobHandler<Job> }];
  });
  return jobs.map((job) => {
    const [only, ...others] = found.filter((one) => one.job.name === job.name);
    if (only === undefined || others.length > 0)
      throw new Error(`${job.name} has ${only === undefined ? 0 : others.length + 1} handlers, it needs exactly one`);
    return { job, perform: (payload) => only.handler.perform(payload) };
  });
};
