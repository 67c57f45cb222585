import type { Job, JobTask } from '@nivel/contracts/kernel/job';
import type { ScheduledTask, TaskRun } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import type { Schedule, ScheduleChange } from '@nivel/messaging/job-queue';
import type { StoredTaskRun } from '../jobs/task-runs.repository.ts';

/** A schedule that administrators see. */
export interface TaskSchedule extends Schedule {
  readonly job: Job & { readonly schedule: { readonly task: JobTask } };
}

export const isTask = (schedule: Schedule): schedule is TaskSchedule => schedule.job.schedule?.task !== undefined;

/** The state of a task beside its declaration. */
export interface TaskState {
  readonly change: ScheduleChange | undefined;
  readonly isRunning: boolean;
  readonly next: Date | undefined;
  readonly last: StoredTaskRun | undefined;
}

const endOf = ({ endedAt, error }: StoredTaskRun): TaskRun['status'] => {
  if (endedAt === null) return 'running';
  return error === null ? 'completed' : 'failed';
};

export const shownRun = (run: StoredTaskRun): TaskRun => ({
  id: run.id,
  cause: run.cause,
  started_at: run.startedAt.toISOString(),
  ended_at: run.endedAt?.toISOString() ?? null,
  status: endOf(run),
  error: run.error,
});

/** The time of a change as it travels. */
export const shownTime = ({ time }: Pick<ScheduleChange, 'time'>): ScheduledTask['time'] =>
  time && { cron: time.cron, time_zone: time.timeZone };

const statusOf = ({ change, isRunning }: TaskState): ScheduledTask['status'] => {
  if (isRunning) return 'running';
  return change?.isPaused ? 'paused' : 'scheduled';
};

export const shownTask = ({ job, everyMs }: TaskSchedule, state: TaskState): ScheduledTask => ({
  name: job.name,
  type: job.schedule.task.type,
  title: job.schedule.task.title,
  status: statusOf(state),
  every_ms: everyMs,
  time: shownTime({ time: state.change?.time ?? null }),
  next_run_at: state.change?.isPaused ? null : (state.next?.toISOString() ?? null),
  last_run: state.last ? shownRun(state.last) : null,
});
