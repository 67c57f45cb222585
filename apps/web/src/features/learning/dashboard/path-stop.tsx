import { classNames } from '@nivel/ui/class-names';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import { ModuleNode, type PathModule } from './module-node.tsx';

interface PathStopProps {
  readonly module: PathModule;
  readonly level: string;
  readonly reason: string | null;
  readonly index: number;
  readonly isLast: boolean;
}

/** The distance of each stop from the left, in pixels: the path winds. */
const bends = [0, 40, 64, 40];
const bendOf = (index: number): number => bends[index % bends.length] ?? 0;

/** The stretch of path from the middle of this stop to the middle of the next. */
const Stretch = ({ index, isDone }: { readonly index: number; readonly isDone: boolean }) => {
  const [from, to] = [bendOf(index), bendOf(index + 1)];
  const left = Math.min(from, to);
  const width = Math.max(1, Math.abs(to - from));
  const [start, end] = from < to ? [0, 100] : [100, 0];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className="absolute top-8 h-full overflow-visible"
      style={{ left: left + 32, width }}
    >
      <path
        d={`M${start} 0C${start} 50 ${end} 50 ${end} 100`}
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray={isDone ? undefined : '1 10'}
        vectorEffect="non-scaling-stroke"
        className={isDone ? 'stroke-success' : 'stroke-line-strong'}
      />
    </svg>
  );
};

/** A module on the path: its state, and why it is locked if it is. */
export const PathStop = ({ module, level, reason, index, isLast }: PathStopProps) => {
  const text = learningText.useText();
  const isLocked = module.state === 'locked';
  return (
    <li className={classNames('relative', !isLast && 'pb-5')}>
      {!isLast && <Stretch index={index} isDone={module.state === 'done'} />}
      <Link
        to="/dashboard/modulos/$moduleId"
        params={{ moduleId: module.id }}
        className="relative flex items-center gap-4 rounded-lg py-1 pr-3 hover:bg-sunken"
        style={{ marginLeft: bendOf(index) }}
      >
        <ModuleNode module={module} level={level} />
        <span className="min-w-0">
          <span className="sr-only">
            {text.moduleNumber(module.number)}, {text.states[module.state]}:{' '}
          </span>
          <span className={classNames('block font-heading text-lg leading-tight font-bold', isLocked && 'text-soft')}>
            {module.title}
          </span>
          <span className="mt-0.5 block text-sm text-soft">
            {reason ?? (
              <>
                {text.partsOf(module.partsCompleted, module.partsTotal)} · {text.minutes(module.estimatedMinutes)} ·{' '}
                {text.points(formatNumber(module.points))}
              </>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
};
