import { ClientError } from '@nivel/client/client-error';
import type { LeadReportKind, ProjectTaskKind } from '@nivel/contracts/projects/automation/project-task';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { notify } from '../../../../../shell/toasts/toaster.ts';
import { uuidv7 } from '../../../area/board-model/uuidv7.ts';
import { useBoard } from '../../board-context.ts';
import { projectTasksQuery } from '../../../area/schedule/project-tasks.queries.ts';
import { scheduledText } from './scheduled-text.ts';

/** The message of a task's refusal, by its code. */
export const useTaskRefusal = () => {
  const { errors, failed } = scheduledText.useText();
  return (code: string | null): string => (code === null ? undefined : errors[code]) ?? failed;
};

/** Reports the result of a request, and reads the tasks again. */
const useTelling = () => {
  const refusal = useTaskRefusal();
  const { id: project_id } = useBoard().board.project;
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(projectTasksQuery(project_id));
  const inWords = (error: unknown): string => refusal(error instanceof ClientError ? error.code : null);
  return {
    ...{ project_id, inWords },
    tell: async (message: string) => {
      notify({ type: 'success', message });
      await again();
    },
    onError: (error: unknown) => {
      notify({ type: 'error', message: inWords(error) });
      void again();
    },
  };
};

/** Has a report to those who lead the open project made at set times. */
export const useTaskSetUp = (kind: LeadReportKind) => {
  const text = scheduledText.useText();
  const { project_id, inWords, tell } = useTelling();
  const setUp = useMutation({
    mutationFn: async (time: TaskTime) => siteClient.call('set_up_project_task', { project_id, kind, time }),
    onSuccess: async () => tell(text.wasSetUp(text.kinds[kind].name)),
  });
  return { setUp, inWords };
};

/** The changes of a task of the open project; each is shown when the service has accepted it. */
export const useProjectTaskChanges = (kind: ProjectTaskKind) => {
  const text = scheduledText.useText();
  const { project_id, tell, onError } = useTelling();
  const { name } = text.kinds[kind];
  const run = useMutation({
    mutationFn: async (run_id: string) => siteClient.call('run_project_task', { project_id, kind, run_id }),
    onSuccess: async () => tell(text.wasRun(name)),
    onError,
  });
  const pause = useMutation({
    mutationFn: async (isPaused: boolean) =>
      siteClient.call('pause_project_task', { project_id, kind, is_paused: isPaused }),
    onSuccess: async (_, isPaused) => tell(isPaused ? text.wasPaused(name) : text.wasResumed(name)),
    onError,
  });
  return { pause, run: { isPending: run.isPending, start: () => run.mutate(uuidv7()) } };
};
