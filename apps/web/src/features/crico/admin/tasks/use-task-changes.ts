import { ClientError } from '@nivel/client/client-error';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import type { ScheduledTask } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { currentLocale } from '../../../../shell/language/locale.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { tasksText } from './tasks-text.ts';
import { tasksQuery } from './tasks.queries.ts';

/** The name of a task in the language of the page. */
export const taskTitle = ({ title }: ScheduledTask): string => title[currentLocale()];

/** Why something could not be done with a task, in words. */
export const useTaskError = () => {
  const { errors, failed } = tasksText.useText();
  return (error: unknown): string => (error instanceof ClientError ? errors[error.code] : undefined) ?? failed;
};

/** The changes of a task; each is shown when the service has accepted it. */
export const useTaskChanges = (task: ScheduledTask) => {
  const text = tasksText.useText();
  const inWords = useTaskError();
  const client = useQueryClient();
  const { name } = task;
  const title = taskTitle(task);
  const again = async () => client.invalidateQueries(tasksQuery());
  const onError = (error: unknown) => {
    notify({ type: 'error', message: inWords(error) });
    void again();
  };
  const run = useMutation({
    mutationFn: async () => siteClient.call('run_scheduled_task', { name }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.started(title) });
      await again();
    },
    onError,
  });
  const pause = useMutation({
    mutationFn: async (isPaused: boolean) => siteClient.call('change_scheduled_task', { name, is_paused: isPaused }),
    onSuccess: async ({ is_paused: isPaused }) => {
      notify({ type: 'success', message: isPaused ? text.paused(title) : text.resumed(title) });
      await again();
    },
    onError,
  });
  const changeTime = useMutation({
    mutationFn: async (time: TaskTime | null) => siteClient.call('change_scheduled_task', { name, time }),
    onSuccess: async () => {
      notify({ type: 'success', message: text.timeChanged(title) });
      await again();
    },
  });
  return { run, pause, changeTime };
};
