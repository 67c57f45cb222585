import { classNames } from '@nivel/ui/class-names';
import { Link } from '@tanstack/react-router';
import { Check, Lock } from 'lucide-react';
import type { Module } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import type { LearningMessages } from '../area/messages/es-mx.ts';
import { finishedWorkOf, queuedWork } from '../area/offline/queued-work.ts';
import type { StudyWork } from '../area/offline/study-work.ts';
import { PartIcon } from '../area/part-icon.tsx';

type Part = Module['parts'][number];

const rowLook = 'flex min-h-16 items-center gap-4 px-4 py-3';

const stateOf = (part: Part, module: Module, text: LearningMessages, waiting: StudyWork | undefined): string | null => {
  if (part.isCompleted) return text.partDone;
  if (waiting) return waiting.attempt ? text.partUngraded : text.partPending;
  if (module.lockedBecause) return part.isOpen ? text.partSample : text.partLocked;
  if (part.id === module.nextPartId) return text.partNext;
  return part.isOpened ? text.partStarted : null;
};

const Row = ({ part, module }: { readonly part: Part; readonly module: Module }) => {
  const text = learningText.useText();
  const waiting = queuedWork.use(finishedWorkOf(part.id));
  const state = stateOf(part, module, text, waiting);
  const isLocked = !part.isOpen && !part.isCompleted;
  return (
    <>
      <span
        className={classNames(
          'grid size-11 shrink-0 place-items-center rounded-full',
          part.isCompleted
            ? 'bg-success-soft text-success'
            : isLocked
              ? 'bg-sunken text-soft'
              : 'bg-accent-soft text-accent',
        )}
      >
        {part.isCompleted && <Check aria-hidden="true" size={22} strokeWidth={3} />}
        {!part.isCompleted &&
          (isLocked ? <Lock aria-hidden="true" size={18} /> : <PartIcon type={part.type} size={22} />)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block leading-snug font-semibold">
          {part.number}. {part.title}
        </span>
        <span className="block text-sm text-soft">
          {text.partTypes[part.type]} · {text.minutes(part.estimatedMinutes)} · {text.points(formatNumber(part.points))}
        </span>
      </span>
      {state && (
        <span className={classNames('text-sm font-semibold', part.isCompleted ? 'text-success' : 'text-soft')}>
          {state}
        </span>
      )}
    </>
  );
};

/** The parts of a module in their order. */
export const PartList = ({ module }: { readonly module: Module }) => (
  <ol className="flex flex-col divide-y divide-line overflow-hidden rounded-lg border border-line bg-raised">
    {module.parts.map((part) => (
      <li key={part.id}>
        {part.isOpen ? (
          <Link
            to="/dashboard/modulos/$moduleId/partes/$partId"
            params={{ moduleId: module.id, partId: part.id }}
            className={classNames(rowLook, 'hover:bg-sunken focus-visible:-outline-offset-2')}
          >
            <Row part={part} module={module} />
          </Link>
        ) : (
          <div className={rowLook}>
            <Row part={part} module={module} />
          </div>
        )}
      </li>
    ))}
  </ol>
);
