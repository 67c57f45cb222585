import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { DiscoveryService, Reflector } from '@nestjs/core';
import type { z } from 'zod';
import type { Job } from '@nivel/contracts/kernel/job';
import type { JobPerformer } from '@nivel/messaging/job-worker';

const PERFORMS = 'nivel:performs';

/** Does one kind of job. */
export interface Performer<J extends Job> {
  perform(payload: z.output<J['payload']>): Promise<void>;
}

/** Says which job a class does. The boot finds it; nobody registers anything. */
export const Performs = (job: Job): ClassDecorator => applyDecorators(Injectable(), SetMetadata(PERFORMS, job));

/**
 * Finds the performer of every job.
 * @throws Error when a job has none or several
 */
export const findPerformers = (
  jobs: readonly Job[],
  discovery: Pick<DiscoveryService, 'getProviders'>,
  reflector: Reflector,
): JobPerformer[] => {
  const found = discovery.getProviders().flatMap(({ metatype, instance }) => {
    const job = typeof metatype === 'function' ? reflector.get<Job | undefined>(PERFORMS, metatype) : undefined;
    return job === undefined ? [] : [{ job, performer: instance as Performer<Job> }];
  });
  return jobs.map((job) => {
    const [only, ...others] = found.filter((one) => one.job.name === job.name);
    if (only === undefined || others.length > 0)
      throw new Error(`${job.name} has ${only === undefined ? 0 : others.length + 1} performers, it needs exactly one`);
    return { job, perform: (payload) => only.performer.perform(payload) };
  });
};
