import { Dialog } from '@nivel/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CricoDialogProps } from '../../area/dialogs/dialogs-of.tsx';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { TrashRow } from './trash-row.tsx';
import { trashText } from './trash-text.ts';
import { deletedProjectsQuery, type DeletedProject } from './trash.queries.ts';
import { useRestoreProjects } from './use-delete-projects.ts';

const DAY_MS = 86_400_000;

interface DeletedRowProps {
  readonly project: DeletedProject;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

const DeletedRow = ({ project, isBusy, onRestore }: DeletedRowProps) => {
  const text = trashText.useText();
  const [now] = useState(() => Date.now());
  // A day that has begun counts: a recently deleted one has all of them.
  const days = Math.ceil((Date.parse(project.purged_at) - now) / DAY_MS);
  return (
    <TrashRow
      icon={
        <span aria-hidden="true" className="size-3 shrink-0 rounded-full" style={{ backgroundColor: project.color }} />
      }
      name={project.name}
      isBusy={isBusy}
      onRestore={onRestore}
    >
      {text.cards(project.milestones_count)} · {days <= 1 ? text.lastDay : text.daysLeft(days)}
    </TrashRow>
  );
};

/** The trash: the projects that can still be had back, and how long. */
export const DeletedProjectsDialog = ({ onClose }: CricoDialogProps) => {
  const text = trashText.useText();
  const { data, error, refetch } = useQuery({ ...deletedProjectsQuery(), staleTime: 0 });
  const { mutate, isPending, variables } = useRestoreProjects();
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.trash} description={text.trashLead} closeLabel={text.close}>
      <div className="mt-4">
        {!data && !error && <LoadingRows />}
        {!data && error && <LoadFailure title={text.trashFailed} error={error} onRetry={() => void refetch()} />}
        {data?.projects.length === 0 && <p className="text-soft">{text.trashNone}</p>}
        {data && data.projects.length > 0 && (
          <ul aria-label={text.trash} className="divide-y divide-line">
            {data.projects.map((project) => (
              <DeletedRow
                key={project.id}
                project={project}
                isBusy={isPending && variables.includes(project.id)}
                onRestore={() => mutate([project.id])}
              />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
};
