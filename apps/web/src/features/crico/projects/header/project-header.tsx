import { Button } from '@nivel/ui/button';
import { ChevronDown, Columns3, ListPlus, Plus } from 'lucide-react';
import { lazy, Suspense, useId, useMemo, useState } from 'react';
import { useCommands } from '../../../../shell/commands/command-registry.ts';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { dayOf } from '../../../../shell/days/days.ts';
import { WhoIsHere } from '../../area/presence/who-is-here.tsx';
import { useOpenCard } from '../../area/project/open-card.ts';
import { leadsProject, mayChangeCards, useProject, type ProjectHeaderProps } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { usePhone } from '../../area/use-width.ts';
import { projectsText } from '../projects-text.ts';
import { ProjectActions } from './project-actions.tsx';
import { ProjectBadges } from './project-badges.tsx';
import { ProjectComplete } from './project-complete.tsx';
import { figuresOf, type ProjectFigures } from './project-figures.ts';
import { ProjectProgress } from './project-progress.tsx';
import { ProjectStats } from './project-stats.tsx';

const ManageListsDialog = lazy(async () => ({
  default: (await import('../lists/manage-lists-dialog.tsx')).ManageListsDialog,
}));

const ProjectDetails = lazy(async () => ({ default: (await import('./project-details.tsx')).ProjectDetails }));

const openKey = 'crico-stats';

/** Whether the strip of figures is open: as last left on this device, else if there is room for it. */
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

/** A card in one line, and beside it one step by step. */
const NewCard = ({ onAdd }: Pick<ProjectHeaderProps, 'onAdd'>) => {
  const text = projectsText.useText();
  const shared = projectText.useText();
  const { openNew } = useOpenCard(useProject().board);
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className={squareOnPhones}
        icon={<ListPlus aria-hidden="true" size={16} />}
        onClick={openNew}
      >
        <span className="max-sm:sr-only">{shared.newCard}</span>
      </Button>
      <Button size="sm" className={squareOnPhones} icon={<Plus aria-hidden="true" size={16} />} onClick={onAdd}>
        <span className="max-sm:sr-only">{text.addCard}</span>
      </Button>
    </>
  );
};

/** The list actions of leads and directors. */
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

/** The actions on the project, as buttons. */
const Actions = ({ onAdd }: Pick<ProjectHeaderProps, 'onAdd'>) => {
  const { board } = useProject();
  return (
    <div className="ml-auto flex shrink-0 items-center gap-2 max-sm:gap-1">
      {leadsProject(board) && <ManageLists />}
      {mayChangeCards(board) && <NewCard onAdd={onAdd} />}
      <ProjectActions />
    </div>
  );
};

interface FiguresProps extends Omit<ProjectHeaderProps, 'onAdd'> {
  readonly figures: ProjectFigures;
}

/** The project's progress, and the strip of its figures. */
const Progress = ({ figures, shown }: Omit<FiguresProps, 'live'>) => {
  const text = projectsText.useText();
  const id = useId();
  const { isOpen, toggle } = useStatsOpen();
  return (
    <>
      <div className="flex w-full items-center gap-3">
        <ProjectProgress progress={figures.progress} />
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
      {isOpen && <ProjectStats id={`${id}-stats`} figures={figures} shown={shown} />}
    </>
  );
};

const Dot = () => (
  <span
    aria-hidden="true"
    className="size-3 shrink-0 rounded-full"
    style={{ backgroundColor: useProject().board.project.color }}
  />
);

const Name = () => {
  const { name } = useProject().board.project;
  return (
    <div className="flex max-w-full min-w-0 items-center gap-2">
      <Dot />
      <h1 className="max-w-full min-w-0 truncate text-lg" title={name}>
        {name}
      </h1>
    </div>
  );
};

/** The name on a phone, which opens the other details of the project. */
const NameButton = (props: FiguresProps) => {
  const text = projectsText.useText();
  const { name } = useProject().board.project;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <h1 className="min-w-24 flex-1 text-lg">
      <button
        type="button"
        aria-haspopup="dialog"
        title={text.details}
        onClick={() => setIsOpen(true)}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-sm px-1 text-left"
      >
        <Dot />
        <span className="min-w-0 truncate">{name}</span>
        <ChevronDown aria-hidden="true" size={16} className="shrink-0 text-soft" />
      </button>
      {isOpen && (
        <Suspense>
          <ProjectDetails {...props} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </h1>
  );
};

/** On a phone one row; a connection problem has another. Parts with dialogs of their own stay in place when the width changes. */
const looks = {
  wide: {
    header: 'gap-x-3 gap-y-2 px-4 py-2.5',
    state: 'max-w-full min-w-0 gap-x-2 gap-y-1.5',
  },
  phone: {
    header: 'gap-x-1 px-3 py-1',
    state: 'gap-1.5 has-data-trouble:order-1 has-data-trouble:w-full',
  },
} as const;

/** The project, its state, and the possible actions. */
export const ProjectHeader = ({ live, shown, onAdd }: ProjectHeaderProps) => {
  const isPhone = usePhone();
  const { board } = useProject();
  const figures = useMemo(() => figuresOf(board, dayOf(new Date())), [board]);
  const [isPutAway, setIsPutAway] = useState(false);
  const isComplete = figures.progress === 100 && !board.isPartial;
  // A repeated command after a failure is reported again.
  if (isPutAway && !isComplete) setIsPutAway(false);
  const look = looks[isPhone ? 'phone' : 'wide'];
  return (
    <>
      <header className={`flex flex-wrap items-center border-b border-line ${look.header}`}>
        {isPhone ? <NameButton live={live} figures={figures} shown={shown} /> : <Name />}
        <div data-brief={isPhone ? '' : undefined} className={`flex flex-wrap items-center ${look.state}`}>
          {!isPhone && <ProjectBadges />}
          {live}
          <WhoIsHere {...(isPhone && { most: 1 })} />
        </div>
        <Actions onAdd={onAdd} />
        {!isPhone && <Progress figures={figures} shown={shown} />}
      </header>
      {isComplete && !isPutAway && (
        <ProjectComplete name={board.project.name} total={figures.total} onDismiss={() => setIsPutAway(true)} />
      )}
    </>
  );
};
