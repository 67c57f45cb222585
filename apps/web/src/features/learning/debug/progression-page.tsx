import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DebugFailure } from '../../../shell/debug/debug-failure.tsx';
import { DebugFrame } from '../../../shell/debug/debug-frame.tsx';
import { DebugSection } from '../../../shell/debug/debug-section.tsx';
import { dashboardQuery, moduleQuery, type Dashboard } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { whyLocked } from '../area/why-locked.ts';

type Level = Dashboard['levels'][number];

const titleIn =
  (levels: readonly Level[]) =>
  (id: string): string | undefined =>
    levels.flatMap(({ modules }) => modules).find((module) => module.id === id)?.title;

/** The parts of a module, once it is opened. */
const Parts = ({ moduleId }: { readonly moduleId: string }) => {
  const { data, error } = useQuery(moduleQuery(moduleId));
  if (error !== null) return <DebugFailure error={error} />;
  return (
    <ul className="mb-3 ml-6 list-disc text-sm">
      {data?.parts.map((part) => (
        <li key={part.id}>
          {part.id} · {part.title} · {part.type} · {part.points} points ·{' '}
          {part.isCompleted ? 'completed' : part.isOpened ? 'opened' : part.isOpen ? 'open' : 'locked'}
        </li>
      ))}
    </ul>
  );
};

const ModuleRow = ({ module, why }: { readonly module: Level['modules'][number]; readonly why: string | null }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <button
        type="button"
        aria-expanded={isOpen}
        className="min-h-11 py-2 text-left underline-offset-4 hover:underline"
        onClick={() => setIsOpen(!isOpen)}
      >
        {module.id} · {module.title} · {module.state} · {module.partsCompleted} of {module.partsTotal} parts ·{' '}
        {module.points} points{why !== null && ` · ${why}`}
      </button>
      {isOpen && <Parts moduleId={module.id} />}
    </li>
  );
};

const Levels = ({ levels }: { readonly levels: readonly Level[] }) => {
  const text = learningText.useText();
  const why = (because: Level['lockedBecause']) => (because ? whyLocked(because, titleIn(levels), text) : null);
  return levels.map((level) => (
    <DebugSection key={level.id} title={`${level.id} ${level.name}`}>
      <p>
        {level.state} · {level.modulesCompleted} of {level.modulesTotal} modules{' '}
        {level.lockedBecause && `· ${why(level.lockedBecause)}`}
      </p>
      <ul className="divide-y divide-line">
        {level.modules.map((module) => (
          <ModuleRow key={module.id} module={module} why={why(module.lockedBecause)} />
        ))}
      </ul>
    </DebugSection>
  ));
};

const Figures = ({ dashboard }: { readonly dashboard: Dashboard }) => {
  const { streak, next } = dashboard;
  const figures = {
    'Total points': dashboard.totalPoints,
    'Current level': dashboard.currentLevel,
    'Modules completed': dashboard.modulesCompleted,
    'Achievements unlocked': dashboard.achievementsUnlocked,
    'Last activity': dashboard.lastActivity ?? 'never',
    'Time zone': dashboard.timeZone,
    Streak: `${streak.days} days, ${streak.isDoneToday ? 'done today' : 'not done today'}`,
    Freezes: `${streak.freezes} of ${streak.mostFreezes}, one every ${streak.freezeEveryDays} days`,
    Week: streak.week.map(({ day, state }) => `${day} ${state}`).join(', '),
    'Next part': next ? `${next.partId} ${next.title}` : 'none',
    Skills: dashboard.skills.map(({ name, value }) => `${name} ${value}`).join(', ') || 'none',
    'Points by day':
      dashboard.pointsByDay.flatMap(({ day, points }) => (points > 0 ? [`${day} ${points}`] : [])).join(', ') || 'none',
  };
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[12rem_1fr]">
      {Object.entries(figures).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The progression tester: what the service holds of the signed-in learner, as it is, and why each thing is locked. */
export const ProgressionPage = () => {
  const { data, error, isFetching, refetch } = useQuery(dashboardQuery());
  return (
    <DebugFrame
      title="Progression"
      lead="What the service holds of the signed-in learner. Study in another tab, and read it again here."
    >
      <Button variant="secondary" loading={isFetching} className="self-start" onClick={() => void refetch()}>
        Read again
      </Button>
      {error !== null && <DebugFailure error={error} />}
      {data && <Figures dashboard={data} />}
      {data && <Levels levels={data.levels} />}
    </DebugFrame>
  );
};
