import { Module } from '@nestjs/common';
import { JobRunner } from './job-runner.ts';
import { WorkerQueue } from './worker-queue.ts';

@Module({ providers: [WorkerQueue, JobRunner], exports: [WorkerQueue] })
export class JobsModule {}
