import { ClientError } from '@nivel/client/client-error';
import type { EmailReportSchedule, ProjectTask } from '@nivel/contracts/projects/automation/project-task';
import type { TaskTime } from '@nivel/contracts/kernel/task-time';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { useProject } from '../../area/project/project-scene.ts';
import { projectTasksQuery } from '../../area/schedule/project-tasks.queries.ts';
import { tooManyEmails } from '../../area/too-many-emails.ts';
import { reportText } from './report-text.ts';

/** The schedule of the e-mail report among the tasks of a project; null: there is none. */
export const reportTaskIn = (tasks: readonly ProjectTask[]): ProjectTask | null =>
  tasks.find(({ kind }) => kind === 'email-report') ?? null;

/** Why something could not be done with the report, in words. */
export const useReportError = () => {
  const text = reportText.useText();
  return (error: unknown): string => {
    const limited = tooManyEmails(error);
    if (limited) return text.tooManyEmails(limited.remaining, limited.when);
    return (error instanceof ClientError ? text.errors[error.code] : undefined) ?? text.failed;
  };
};

interface ScheduleRequest {
  readonly time: TaskTime;
  readonly recipients: readonly string[];
  readonly seen: ProjectTask | null;
}

const scheduleOf = ({ time, recipients }: ProjectTask): EmailReportSchedule => ({ time, recipients });

/** Sends the report of the open project, now or on a schedule, and confirms when the service has accepted it. */
export const useEmailReport = () => {
  const text = reportText.useText();
  const { id: project_id } = useProject().board.project;
  const client = useQueryClient();
  const again = async () => client.invalidateQueries(projectTasksQuery(project_id));
  const tell = async (message: string) => {
    notify({ type: 'success', message });
    await again();
  };
  const send = useMutation({
    mutationFn: async ({ runId, recipients }: { readonly runId: string; readonly recipients: readonly string[] }) =>
      siteClient.call('send_email_report', { project_id, run_id: runId, recipients: [...recipients] }),
    onSuccess: async (_, { recipients }) => tell(text.sent(recipients.length)),
  });
  const schedule = useMutation({
    mutationFn: async ({ time, recipients, seen }: ScheduleRequest) =>
      siteClient.call('schedule_email_report', {
        ...{ project_id, time, recipients: [...recipients] },
        seen: seen && scheduleOf(seen),
      }),
    onSuccess: async () => tell(text.wasScheduled),
    onError: again,
  });
  const pause = useMutation({
    mutationFn: async (isPaused: boolean) =>
      siteClient.call('pause_project_task', { project_id, kind: 'email-report', is_paused: isPaused }),
    onSuccess: async (_, isPaused) => tell(isPaused ? text.wasPaused : text.wasResumed),
    onError: again,
  });
  return { send, schedule, pause };
};
