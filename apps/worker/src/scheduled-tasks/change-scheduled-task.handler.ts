import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { changeScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/change-scheduled-task.operation';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { workerErrors } from '@nivel/contracts/worker/worker.errors';
import type { ScheduleChange } from '@nivel/messaging/job-queue';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { nextCronTime } from '@nivel/platform/cron-time';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { WorkerClient } from '../database.ts';
import { TaskChangesRepository } from '../jobs/task-changes.repository.ts';
import { WorkerQueue } from '../jobs/worker-queue.ts';
import { shownTime } from './shown-task.ts';
import { TaskList } from './task-list.ts';

const storedTime = (time: TaskTime | null): ScheduleChange['time'] =>
  time && { cron: time.cron, timeZone: time.time_zone };

/** The row is what counts: each process of the worker puts it into the queue, this one immediately. */
@Handles(changeScheduledTask)
export class ChangeScheduledTaskHandler implements Handler<typeof changeScheduledTask> {
  constructor(
    private readonly list: TaskList,
    private readonly queue: WorkerQueue,
    private readonly changes: TaskChangesRepository,
    private readonly work: UnitOfWork<WorkerClient>,
    private readonly clock: Clock,
  ) {}

  async handle(
    { name, is_paused: isPaused, time }: InputOf<typeof changeScheduledTask>,
    call: Call,
  ): Promise<OutputOf<typeof changeScheduledTask>> {
    const { job } = this.list.find(name);
    if (time && nextCronTime(time, this.clock.now()) === null) throw new AppError(workerErrors.task_time_invalid);
    const changed = await this.work.run(call, async (unit) => {
      const before = await this.changes.lock(unit, job.name);
      const after = {
        isPaused: isPaused ?? before.isPaused,
        time: time === undefined ? before.time : storedTime(time),
      };
      await this.changes.save(unit, job.name, after);
      return after;
    });
    await this.queue.keepChangedSchedules();
    return { is_paused: changed.isPaused, time: shownTime(changed) };
  }
}
