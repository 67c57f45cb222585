import type { ScheduledTask, TaskRun } from '@nivel/contracts/worker/scheduled-tasks/scheduled-task';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { durationWords } from '../../area/schedule/schedule-words.ts';
import { tasksText } from './tasks-text.ts';
import { taskRunsQuery } from './tasks.queries.ts';
import { taskTitle } from './use-task-changes.ts';

const RunItem = ({ run }: { readonly run: TaskRun }) => {
  const text = tasksText.useText();
  const said = [
    text.causes[run.cause],
    run.ended_at !== null && text.took(durationWords(run.started_at, run.ended_at)),
    run.error !== null && (text.errors[run.error] ?? text.failedRun),
  ];
  return (
    <li className="py-2">
      <span className={`font-medium ${run.status === 'failed' ? 'text-danger' : ''}`}>{text.outcomes[run.status]}</span>{' '}
      <time dateTime={run.started_at} className="text-sm text-soft">
        {formatMoment(run.started_at)}
      </time>
      <p className="text-sm text-soft">{said.filter(Boolean).join(' · ')}</p>
    </li>
  );
};

interface TaskRunsDialogProps {
  readonly task: ScheduledTask;
  readonly onClose: () => void;
}

/** The runs of a task, newest first, and their results. */
export const TaskRunsDialog = ({ task, onClose }: TaskRunsDialogProps) => {
  const text = tasksText.useText();
  const { data, error, refetch } = useQuery(taskRunsQuery(task.name));
  const title = text.runsOf(taskTitle(task));
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} closeLabel={text.close}>
      <div className="mt-4">
        {!data && error && <LoadFailure title={text.runsFailed} error={error} onRetry={() => void refetch()} />}
        {!data && !error && <LoadingRows />}
        {data?.length === 0 && <p className="text-soft">{text.noRuns}</p>}
        {data && data.length > 0 && (
          <ol aria-label={title} className="-my-2 divide-y divide-line">
            {data.map((run) => (
              <RunItem key={run.id} run={run} />
            ))}
          </ol>
        )}
      </div>
    </Dialog>
  );
};
