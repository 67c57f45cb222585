import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { ChevronDown, Columns3, Plus } from 'lucide-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useCommands } from '../../../../shell/commands/command-registry.ts';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { dayOf } from '../../area/days.ts';
import { WhoIsHere } from '../../area/presence/who-is-here.tsx';
import { useOpenCard } from '../../area/project/open-card.ts';
import { leadsProject, mayChangeCards, useProject, type ProjectHeaderProps } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { projectsText } from '../projects-text.ts';
import { ProjectActions } from './project-actions.tsx';
import { ProjectBadges } from './project-badges.tsx';
import { ProjectComplete } from './project-complete.tsx';
import { figuresOf } from './project-figures.ts';
import { ProjectStats } from './project-stats.tsx';

const ManageListsDialog = lazy(async () => ({
  default: (await import('../lists/manage-lists-dialog.tsx')).ManageListsDialog,
}));

const openKey = 'crico-stats';

/** Whether the strip of figures is open: as it was left on this device, else where there is room for it. */
const useStatsOpen = () => {
  const [isOpen, setIsOpen] = useState(() => {
    const kept = readStored(openKey);
    return typeof kept === 'boolean' ? kept : innerWidth >= 1024;
  });
  const toggle = () => {
    writeStored(openKey, !isOpen);
    setIsOpen(!isOpen);
  };
  return { isOpen, toggle };
};

/** On a phone the icon alone: the cards need the room. */
const squareOnPhones = 'max-sm:w-11 max-sm:gap-0 max-sm:px-0';

/** A new milestone, step by step. */
const NewMilestone = () => {
  const text = projectText.useText();
  const { openNew } = useOpenCard(useProject().board);
  return (
    <Button size="sm" className={squareOnPhones} icon={<Plus aria-hidden="true" size={16} />} onClick={openNew}>
      <span className="max-sm:sr-only">{text.newCard}</span>
    </Button>
  );
};

/** What leads and directors may do to the lists. */
const ManageLists = () => {
  const text = projectsText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  useCommands([{ id: 'crico.manage-lists', label: text.manageLists, run: open }]);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className={squareOnPhones}
        icon={<Columns3 aria-hidden="true" size={16} />}
        onClick={open}
      >
        <span className="max-sm:sr-only">{text.manageLists}</span>
      </Button>
      {isOpen && (
        <Suspense>
          <ManageListsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};

/** Which project it is, how it stands, and what can be done with it. */
export const ProjectHeader = ({ live }: ProjectHeaderProps) => {
  const text = projectsText.useText();
  const id = useId();
  const { board } = useProject();
  const { project } = board;
  const figures = useMemo(() => figuresOf(board, dayOf(new Date())), [board]);
  const { isOpen, toggle } = useStatsOpen();
  const [isPutAway, setIsPutAway] = useState(false);
  const isComplete = figures.progress === 100;
  // Done again after something came back, it is told again.
  if (isPutAway && !isComplete) setIsPutAway(false);
  return (
    <>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-4 py-2.5">
        <div className="flex max-w-full min-w-0 items-center gap-2 max-sm:flex-1">
          <span
            aria-hidden="true"
            className="size-3 shrink-0 rounded-full"
            style={{ backgroundColor: project.color }}
          />
          <h1 className="max-w-full min-w-0 truncate text-lg" title={project.name}>
            {project.name}
          </h1>
        </div>
        <div className="flex max-w-full min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 max-sm:order-1 max-sm:w-full">
          <ProjectBadges />
          {live}
          <WhoIsHere />
        </div>
        <div className="ml-auto flex shrink-0 items-center gap-2 max-sm:gap-1">
          {leadsProject(board) && <ManageLists />}
          {mayChangeCards(board) && <NewMilestone />}
          <ProjectActions />
        </div>
        <div className="flex w-full items-center gap-3 max-sm:order-2">
          <ProgressBar progress={figures.progress} aria-label={text.progress} />
          <span className="text-sm whitespace-nowrap text-soft tabular-nums">{text.percent(figures.progress)}</span>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-stats`}
            onClick={toggle}
            className="inline-flex min-h-8 shrink-0 items-center gap-1 rounded-sm px-2 text-sm font-semibold text-soft hover:bg-sunken hover:text-text pointer-coarse:min-h-11"
          >
            {text.figures}
            <ChevronDown aria-hidden="true" size={16} className={`transition ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </div>
        {isOpen && <ProjectStats id={`${id}-stats`} figures={figures} />}
      </header>
      {isComplete && !isPutAway && (
        <ProjectComplete name={project.name} total={figures.total} onDismiss={() => setIsPutAway(true)} />
      )}
    </>
  );
};
