import type { ProjectTask, ProjectTaskRun } from '@nivel/contracts/projects/automation/project-task';
import type { StoredTask, StoredTaskRun } from './project-tasks.repository.ts';

export const shownRun = ({ id, cause, startedAt, error, recipients, cards }: StoredTaskRun): ProjectTaskRun => ({
  ...{ id, cause, error, recipients, cards },
  started_at: startedAt.toISOString(),
  status: error === null ? 'completed' : 'failed',
});

export const shownTask = (task: StoredTask, last: StoredTaskRun | undefined): ProjectTask => ({
  kind: task.kind,
  time: { cron: task.cron, time_zone: task.timeZone },
  is_paused: task.isPaused,
  owner_id: task.ownerId,
  recipients: task.recipients,
  next_run_at: task.isPaused ? null : task.nextRunAt.toISOString(),
  last_run: last ? shownRun(last) : null,
});
