import type { ProjectTaskKind, ProjectTaskRun } from '@nivel/contracts/projects/automation/project-task';
import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { useBoard } from '../../board-context.ts';
import { projectTaskRunsQuery } from '../../../area/schedule/project-tasks.queries.ts';
import { scheduledText } from './scheduled-text.ts';
import { useTaskRefusal } from './use-project-task-changes.ts';

const RunItem = ({ run }: { readonly run: ProjectTaskRun }) => {
  const text = scheduledText.useText();
  const refusal = useTaskRefusal();
  const came = run.error === null ? text.told(run.recipients, run.cards) : refusal(run.error);
  return (
    <li className="py-2">
      <span className={`font-medium ${run.status === 'failed' ? 'text-danger' : ''}`}>{text.outcomes[run.status]}</span>{' '}
      <time dateTime={run.started_at} className="text-sm text-soft">
        {formatMoment(run.started_at)}
      </time>
      <p className="text-sm text-soft">{`${text.causes[run.cause]} · ${came}`}</p>
    </li>
  );
};

interface ProjectTaskRunsDialogProps {
  readonly kind: ProjectTaskKind;
  readonly onClose: () => void;
}

/** The runs of a project's task, newest first, with their results. */
export const ProjectTaskRunsDialog = ({ kind, onClose }: ProjectTaskRunsDialogProps) => {
  const text = scheduledText.useText();
  const { id } = useBoard().board.project;
  const { data, error, refetch } = useQuery(projectTaskRunsQuery(id, kind));
  const title = text.runsOf(text.kinds[kind].name);
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
