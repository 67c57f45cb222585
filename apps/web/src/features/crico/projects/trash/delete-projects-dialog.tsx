import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { dashboardQuery, type ListedProject } from '../../area/data/projects.queries.ts';
import type { CricoDialogProps } from '../../area/dialogs/dialogs-of.tsx';
import { errorText } from '../../area/in-words.ts';
import { trashText } from './trash-text.ts';
import { useDeleteProjects, useImpact } from './use-delete-projects.ts';

type Impact = NonNullable<ReturnType<typeof useImpact>['data']>;

const ImpactTable = ({ impact }: { readonly impact: Impact }) => {
  const text = trashText.useText();
  const rows = [
    [text.lists, impact.lists],
    [text.milestones(impact.open_milestones), impact.milestones],
    [text.members, impact.members],
    [text.invites, impact.open_invites],
  ] as const;
  return (
    <div className="rounded-sm bg-warning-soft px-3 py-2">
      <p className="font-medium">{text.impact}</p>
      <dl>
        {rows.map(([label, count]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt>{label}</dt>
            <dd className="tabular-nums">{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

interface QuestionProps {
  readonly projects: readonly ListedProject[];
  readonly onClose: () => void;
}

/** One project: what goes with it is counted, its milestones have to be meant, and the word has to be typed. */
const DeleteOne = ({ project, onClose }: { readonly project: ListedProject; readonly onClose: () => void }) => {
  const text = trashText.useText();
  const words = cricoText.useText();
  const { data: impact, isError, isPending } = useImpact(project.id);
  const [isCascading, setIsCascading] = useState(false);
  const [isRefused, setIsRefused] = useState(false);
  const { mutate, isPending: isBusy, error } = useDeleteProjects([project], onClose);
  const cards = impact?.milestones ?? 0;
  useEffect(() => {
    if (isError) notify({ type: 'error', message: text.analyzeFailed });
  }, [isError, text]);
  const failure = isRefused && !isCascading ? text.cascadeNeeded : error ? errorText(words, error) : undefined;
  return (
    <ConfirmDialog
      title={text.title(project.name)}
      description={text.lead}
      action={text.delete}
      labels={text}
      typed={{ word: text.word, label: text.typeDelete }}
      isBusy={isBusy}
      failure={failure}
      onConfirm={() => {
        const isAllowed = cards === 0 || isCascading;
        setIsRefused(!isAllowed);
        if (isAllowed && !isPending) mutate();
      }}
      onCancel={onClose}
    >
      <div role="status">
        {isPending && <p className="text-soft">{text.analyzing}</p>}
        {impact && <ImpactTable impact={impact} />}
      </div>
      {cards > 0 && (
        <label className="flex min-h-9 items-center gap-2.5 pointer-coarse:min-h-11">
          <input
            type="checkbox"
            checked={isCascading}
            onChange={(event) => setIsCascading(event.target.checked)}
            className="size-4 accent-accent"
          />
          {text.cascade(cards)}
        </label>
      )}
    </ConfirmDialog>
  );
};

/** Several projects: their names, how many there are, and the word. */
const DeleteSeveral = ({ projects, onClose }: QuestionProps) => {
  const text = trashText.useText();
  const words = cricoText.useText();
  const { mutate, isPending, error } = useDeleteProjects(projects, onClose);
  return (
    <ConfirmDialog
      title={text.bulkTitle(projects.length)}
      description={text.bulkLead}
      action={text.bulkDelete}
      labels={text}
      typed={{ word: text.word, label: text.typeDelete }}
      isBusy={isPending}
      failure={error ? errorText(words, error) : undefined}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      <ul className="max-h-40 list-disc overflow-y-auto rounded-sm bg-warning-soft py-2 pr-3 pl-7">
        {projects.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
};

/** Asks before projects are deleted. */
export const DeleteProjectsDialog = ({ projectIds, onClose }: CricoDialogProps) => {
  const { data } = useQuery(dashboardQuery());
  // As they were when it was asked: what is deleted leaves the list while the answer is told.
  const [projects] = useState(() => data?.projects.filter(({ id }) => projectIds.includes(id)) ?? []);
  const [first] = projects;
  if (!first) return null;
  if (projects.length === 1) return <DeleteOne project={first} onClose={onClose} />;
  return <DeleteSeveral projects={projects} onClose={onClose} />;
};
