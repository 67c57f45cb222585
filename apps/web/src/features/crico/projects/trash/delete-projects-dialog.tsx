import { ConfirmDialog } from '@nivel/ui/confirm-dialog';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { cricoText } from '../../area/crico-text.ts';
import { dashboardQuery, type ListedProject } from '../../area/data/projects.queries.ts';
import { CascadeBox } from '../../area/deletion/cascade-box.tsx';
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
  readonly title: string;
  readonly description: string;
  readonly action: string;
  /** Whether they may go now. */
  readonly isReady?: boolean;
  /** The box to tick before. */
  readonly condition?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The question before a deletion: the things deleted, and the word to type. */
const Question = ({ projects, title, description, action, isReady, condition, onClose, children }: QuestionProps) => {
  const text = trashText.useText();
  const words = cricoText.useText();
  const { mutate, isPending, error } = useDeleteProjects(projects, onClose);
  return (
    <ConfirmDialog
      title={title}
      description={description}
      action={action}
      labels={text}
      typed={{ word: text.word, label: text.typeDelete }}
      isBusy={isPending}
      failure={error ? errorText(words, error) : undefined}
      {...(isReady !== undefined && { isReady })}
      condition={condition}
      onConfirm={() => mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmDialog>
  );
};

/** One project: things deleted along are counted, and its milestones must be confirmed. */
const DeleteOne = ({ project, onClose }: { readonly project: ListedProject; readonly onClose: () => void }) => {
  const text = trashText.useText();
  const { data: impact, isError, isPending } = useImpact(project.id);
  const [isCascading, setIsCascading] = useState(false);
  const cards = impact?.milestones ?? 0;
  useEffect(() => {
    if (isError) notify({ type: 'error', message: text.analyzeFailed });
  }, [isError, text]);
  return (
    <Question
      projects={[project]}
      title={text.title(project.name)}
      description={text.lead}
      action={text.delete}
      isReady={!isPending && (cards === 0 || isCascading)}
      condition={
        cards > 0 && (
          <CascadeBox isTicked={isCascading} onTick={setIsCascading} reason={text.cascadeNeeded}>
            {text.cascade(cards)}
          </CascadeBox>
        )
      }
      onClose={onClose}
    >
      <div role="status">
        {isPending && <p className="text-soft">{text.analyzing}</p>}
        {impact && <ImpactTable impact={impact} />}
      </div>
    </Question>
  );
};

interface DeleteSeveralProps {
  readonly projects: readonly ListedProject[];
  readonly onClose: () => void;
}

/** Several projects: their names, and how many there are. */
const DeleteSeveral = ({ projects, onClose }: DeleteSeveralProps) => {
  const text = trashText.useText();
  return (
    <Question
      projects={projects}
      title={text.bulkTitle(projects.length)}
      description={text.bulkLead}
      action={text.bulkDelete}
      onClose={onClose}
    >
      <ul className="max-h-40 list-disc overflow-y-auto rounded-sm bg-warning-soft py-2 pr-3 pl-7">
        {projects.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Question>
  );
};

/** Asks before projects are deleted. */
export const DeleteProjectsDialog = ({ projectIds, onClose }: CricoDialogProps) => {
  const { data } = useQuery(dashboardQuery());
  // The projects when the question was asked: deleted ones leave the list while the answer is shown.
  const [projects] = useState(() => data?.projects.filter(({ id }) => projectIds.includes(id)) ?? []);
  const [first] = projects;
  if (!first) return null;
  if (projects.length === 1) return <DeleteOne project={first} onClose={onClose} />;
  return <DeleteSeveral projects={projects} onClose={onClose} />;
};
