import { Module } from '@nestjs/common';
import { JobRunner } from './job-runner.ts';
import { TaskChangesRepository } from './task-changes.repository.ts';
import { TaskRunRecorder } from './task-run-recorder.ts';
import { TaskRunsRepository } from './task-runs.repository.ts';
import { WorkerQueue } from './worker-queue.ts';

@Module({
  providers: [WorkerQueue, JobRunner, TaskChangesRepository, TaskRunRecorder, TaskRunsRepository],
  exports: [WorkerQueue, TaskChangesRepository, TaskRunsRepository],
})
export class JobsModule {}
