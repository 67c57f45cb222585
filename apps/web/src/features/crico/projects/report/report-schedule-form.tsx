import { ClientError } from '@nivel/client/client-error';
import type { ProjectTask } from '@nivel/contracts/projects/automation/project-task';
import { Button } from '@nivel/ui/button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ownZone } from '../../../../shell/days/own-zone.ts';
import { FormError } from '../../area/form-error.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { projectTasksQuery } from '../../area/schedule/project-tasks.queries.ts';
import { scheduleText } from '../../area/schedule/schedule-text.ts';
import { cronWords } from '../../area/schedule/schedule-words.ts';
import { scheduleDraftOf, timeOf } from './report-schedule.ts';
import { reportText } from './report-text.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { reportTaskIn, useEmailReport, useReportError } from './use-email-report.ts';

/** When it is sent today, and how to pause it. */
const PresentSchedule = ({ task }: { readonly task: ProjectTask }) => {
  const text = reportText.useText();
  const { inZone } = scheduleText.useText();
  const inWords = useReportError();
  const { pause } = useEmailReport();
  const { time, recipients, is_paused: isPaused } = task;
  const when = inZone(cronWords(time.cron) ?? time.cron, time.time_zone);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="wrap-anywhere">{text.present(when, recipients.length)}</p>
      {isPaused && <p className="rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm">{text.paused}</p>}
      <FormError>{pause.isError ? inWords(pause.error) : undefined}</FormError>
      <Button size="sm" variant="ghost" loading={pause.isPending} onClick={() => pause.mutate(!isPaused)}>
        {isPaused ? text.resume : text.pause}
      </Button>
    </div>
  );
};

interface ReportScheduleFormProps {
  /** The schedule with which the form began; null: there was none. */
  readonly task: ProjectTask | null;
  readonly recipients: readonly string[];
  /** Reports errors in the recipients. @returns whether they are valid */
  readonly onCheck: () => boolean;
  readonly onDone: () => void;
}

/** Schedules the report. A schedule that another person set meanwhile is shown first, and not replaced before that. */
export const ReportScheduleForm = ({ task, recipients, onCheck, onDone }: ReportScheduleFormProps) => {
  const text = reportText.useText();
  const query = projectTasksQuery(useProject().board.project.id);
  const { data } = useQuery(query);
  const client = useQueryClient();
  const { schedule } = useEmailReport();
  const inWords = useReportError();
  const [seen, setSeen] = useState(task);
  const [draft, setDraft] = useState(() => scheduleDraftOf(task?.time ?? null, ownZone()));
  const [isOwn] = useState(draft.frequency === 'own');
  const [isChecked, setChecked] = useState(false);
  const present = data ? reportTaskIn(data) : task;
  /** The other person's schedule is visible by now, and may be replaced. */
  const showPresent = (error: unknown) => {
    if (error instanceof ClientError && error.code === 'project_task_changed')
      setSeen(reportTaskIn(client.getQueryData(query.queryKey) ?? []));
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    const time = timeOf(draft);
    if (!onCheck() || time === undefined || schedule.isPending) return;
    schedule.mutate({ time, recipients, seen }, { onSuccess: onDone, onError: showPresent });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-4 border-t border-line pt-4">
      <h3 className="text-base font-semibold">{text.schedule}</h3>
      {present && <PresentSchedule task={present} />}
      <ScheduleFields
        draft={draft}
        isOwn={isOwn}
        isChecked={isChecked}
        onChange={(values) => setDraft((before) => ({ ...before, ...values }))}
      />
      <FormError>{schedule.isError ? inWords(schedule.error) : undefined}</FormError>
      <Button type="submit" size="sm" variant="secondary" className="self-start" loading={schedule.isPending}>
        {present ? text.save : text.setUp}
      </Button>
    </form>
  );
};
