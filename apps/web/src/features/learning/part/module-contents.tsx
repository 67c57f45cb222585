import { classNames } from '@nivel/ui/class-names';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { Skeleton } from '@nivel/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, Check } from 'lucide-react';
import { moduleQuery, type Module } from '../area/data/learning.queries.ts';
import { levelLook } from '../area/levels/level-look.ts';
import { learningText } from '../area/learning-text.ts';
import { PartIcon } from '../area/part-icon.tsx';

export interface WhereAmI {
  readonly moduleId: string;
  readonly partId: string;
}

const PartLink = ({ module, part, isHere }: { module: Module; part: Module['parts'][number]; isHere: boolean }) => {
  const text = learningText.useText();
  return (
    <Link
      to="/dashboard/modulos/$moduleId/partes/$partId"
      params={{ moduleId: module.id, partId: part.id }}
      aria-current={isHere ? 'page' : undefined}
      className={classNames(
        'flex min-h-12 items-center gap-3 rounded-md px-3 py-2 leading-snug',
        isHere ? 'bg-accent-soft font-semibold' : 'hover:bg-sunken',
      )}
    >
      <span className={part.isCompleted ? 'text-success' : 'text-soft'}>
        {part.isCompleted ? <Check aria-hidden="true" size={20} strokeWidth={3} /> : <PartIcon type={part.type} />}
      </span>
      <span>
        <span className="sr-only">
          {text.partTypes[part.type]}
          {part.isCompleted && `, ${text.partDone}`}:{' '}
        </span>
        {part.title}
      </span>
    </Link>
  );
};

/** The parts of the module with the one where the learner is. */
export const ModuleContents = ({ moduleId, partId }: WhereAmI) => {
  const text = learningText.useText();
  const { data: module } = useQuery(moduleQuery(moduleId));
  if (!module) return <Skeleton className="h-72" />;
  return (
    <div className="flex flex-col gap-4">
      <Link
        to="/dashboard/modulos/$moduleId"
        params={{ moduleId }}
        className="inline-flex min-h-11 items-center gap-2 self-start font-heading text-lg leading-tight font-bold hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} className="shrink-0" />
        {module.title}
      </Link>
      <div className="flex flex-col gap-1.5">
        <p className="text-sm text-soft">{text.partsOf(module.partsCompleted, module.partsTotal)}</p>
        <ProgressBar
          progress={module.percentage}
          fill={levelLook(module.level.id).background}
          aria-label={text.progressOf(module.title)}
        />
      </div>
      <ol className="-mx-3 flex flex-col gap-0.5">
        {module.parts.map((part) => (
          <li key={part.id}>
            <PartLink module={module} part={part} isHere={part.id === partId} />
          </li>
        ))}
      </ol>
    </div>
  );
};
