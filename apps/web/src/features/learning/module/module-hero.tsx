import { buttonLook } from '@nivel/ui/button-look';
import { classNames } from '@nivel/ui/class-names';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Clock, Lock, Star } from 'lucide-react';
import { levelLook } from '../area/levels/level-look.ts';
import { LevelMark } from '../area/levels/level-mark.tsx';
import { dashboardQuery, type Module } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { PlanLink } from '../area/plan-link.tsx';
import { whyLocked } from '../area/why-locked.ts';

const stepLook = classNames(buttonLook({ size: 'lg', animated: true }), 'self-start max-sm:w-full');

/** The one thing to do with this module. */
const NextStep = ({ module }: { readonly module: Module }) => {
  const text = learningText.useText();
  const arrow = <ArrowRight aria-hidden="true" size={20} />;
  if (module.nextPartId) {
    return (
      <Link
        to="/dashboard/modulos/$moduleId/partes/$partId"
        params={{ moduleId: module.id, partId: module.nextPartId }}
        className={stepLook}
      >
        {module.partsCompleted > 0 ? text.continueModule : text.startModule}
        {arrow}
      </Link>
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {module.state === 'done' ? (
        <p className="font-semibold text-success">{text.moduleDone}</p>
      ) : (
        <p className="font-semibold">{text.moduleEmpty}</p>
      )}
      {module.nextModuleId && (
        <Link to="/dashboard/modulos/$moduleId" params={{ moduleId: module.nextModuleId }} className={stepLook}>
          {text.nextModule}
          {arrow}
        </Link>
      )}
    </div>
  );
};

interface LockNoticeProps {
  readonly module: Module;
  readonly because: NonNullable<Module['lockedBecause']>;
}

const LockNotice = ({ module, because }: LockNoticeProps) => {
  const text = learningText.useText();
  // Titles of other modules are known when the dashboard was seen; without them the reason is given in general.
  const { data } = useQuery({ ...dashboardQuery(), enabled: false });
  const titles = new Map(data?.levels.flatMap(({ modules }) => modules.map(({ id, title }) => [id, title] as const)));
  return (
    <div className="flex items-start gap-3 rounded-md border border-line bg-raised p-4">
      <Lock aria-hidden="true" size={22} className="mt-0.5 shrink-0" />
      <div className="flex flex-col items-start gap-3">
        <div>
          <p className="font-semibold">{module.state === 'done' ? text.moduleDone : text.moduleLockedTitle}</p>
          <p className="text-soft">{whyLocked(because, (id) => titles.get(id), text)}</p>
        </div>
        {because.tier && <PlanLink tier={because.tier} />}
      </div>
    </div>
  );
};

/** The head of a module in the colour of its level. */
export const ModuleHero = ({ module }: { readonly module: Module }) => {
  const text = learningText.useText();
  const look = levelLook(module.level.id);
  return (
    <div className={classNames('relative overflow-hidden rounded-lg border border-line p-5 sm:p-8', look.soft)}>
      <div aria-hidden="true" className="absolute -top-8 -right-8 opacity-25 max-sm:hidden">
        <LevelMark level={module.level.id} size={210} />
      </div>
      <div className="relative flex flex-col gap-4">
        <p className={classNames('font-semibold', look.text)}>
          {module.level.id} · {module.level.name} · {text.moduleNumber(module.number)}
        </p>
        <h1 className="max-w-[22ch] text-3xl sm:text-5xl">{module.title}</h1>
        <p className="max-w-[60ch] text-lg">{module.description}</p>
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          <li className="flex items-center gap-1.5">
            <Clock aria-hidden="true" size={18} />
            {text.minutes(module.estimatedMinutes)}
          </li>
          <li className="flex items-center gap-1.5">
            <Star aria-hidden="true" size={18} />
            {text.points(formatNumber(module.points))}
          </li>
        </ul>
        {module.lockedBecause ? (
          <LockNotice module={module} because={module.lockedBecause} />
        ) : (
          <NextStep module={module} />
        )}
      </div>
    </div>
  );
};
