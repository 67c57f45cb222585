import { classNames } from '@nivel/ui/class-names';
import { ProgressRing, type RingColor } from '@nivel/ui/progress-ring';
import { Check, Lock } from 'lucide-react';
import { levelLook } from '../area/levels/level-look.ts';
import { LevelMark } from '../area/levels/level-mark.tsx';
import type { Dashboard } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { whyLocked } from '../area/why-locked.ts';
import { PathStop } from './path-stop.tsx';

type Level = Dashboard['levels'][number];

const ringColors: Record<string, RingColor> = { X100: 'green', X200: 'blue', X300: 'purple', X400: 'yellow' };

const StateBadge = ({ level }: { readonly level: Level }) => {
  const text = learningText.useText();
  const look = levelLook(level.id);
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap',
        level.state === 'locked' ? 'bg-sunken text-soft' : classNames(look.soft, look.text),
      )}
    >
      {level.state === 'done' && <Check aria-hidden="true" size={16} />}
      {level.state === 'locked' && <Lock aria-hidden="true" size={15} />}
      {text.states[level.state]}
    </span>
  );
};

const LevelHeader = ({ level, reason }: { readonly level: Level; readonly reason: string | null }) => {
  const text = learningText.useText();
  const look = levelLook(level.id);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <span className={classNames('grid size-14 shrink-0 place-items-center rounded-md', look.soft)}>
        <LevelMark level={level.id} size={40} isMuted={level.state === 'locked'} />
      </span>
      <div className="min-w-0 flex-1 basis-52">
        <p className={classNames('flex flex-wrap items-center gap-3 font-bold tabular-nums', look.text)}>
          {level.id}
          <StateBadge level={level} />
        </p>
        <h3 className="mt-1 text-2xl">{level.name}</h3>
        <p className="mt-1 text-soft">
          {reason ?? (
            <>
              {text.modulesOf(level.modulesCompleted, level.modulesTotal)} · {level.duration}
            </>
          )}
        </p>
      </div>
      {level.state !== 'locked' && level.modulesTotal > 0 && (
        <span className="max-sm:hidden">
          <ProgressRing
            size="sm"
            color={ringColors[level.id] ?? 'green'}
            progress={(level.modulesCompleted / level.modulesTotal) * 100}
            aria-label={text.progressOf(level.name)}
          />
        </span>
      )}
    </div>
  );
};

/** The path through levels and modules: completed, open and locked parts, and why. */
export const LevelMap = ({ levels }: Pick<Dashboard, 'levels'>) => {
  const text = learningText.useText();
  const titles = new Map(levels.flatMap(({ modules }) => modules.map(({ id, title }) => [id, title])));
  const reasonOf = ({ lockedBecause }: Pick<Level, 'lockedBecause'>) =>
    lockedBecause ? whyLocked(lockedBecause, (id) => titles.get(id), text) : null;
  return (
    <section aria-labelledby="path-title" className="flex flex-col gap-4">
      <div>
        <h2 id="path-title" className="text-2xl sm:text-3xl">
          {text.pathTitle}
        </h2>
        <p className="mt-1 text-soft">{text.pathText}</p>
      </div>
      <ol className="flex flex-col gap-4">
        {levels.map((level) => (
          <li
            key={level.id}
            className={classNames(
              'flex flex-col gap-5 rounded-lg border border-l-[6px] border-line bg-raised p-5 shadow-low sm:p-6',
              level.state === 'locked' ? 'border-l-line-strong' : levelLook(level.id).edge,
            )}
          >
            <LevelHeader level={level} reason={reasonOf(level)} />
            {level.modules.length === 0 && <p className="text-soft">{text.noModules}</p>}
            {level.modules.length > 0 && (
              <ol className="flex flex-col">
                {level.modules.map((module, index) => (
                  <PathStop
                    key={module.id}
                    module={module}
                    level={level.id}
                    reason={level.state === 'locked' ? null : reasonOf(module)}
                    index={index}
                    isLast={index === level.modules.length - 1}
                  />
                ))}
              </ol>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
