import { Button } from '@nivel/ui/button';
import { buttonLook } from '@nivel/ui/button-look';
import type { SaveState } from '@nivel/ui/save-state';
import { Link } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { SaveStatus } from '../../../shell/saving/save-status.tsx';
import type { OpenedPart } from '../area/data/learning.queries.ts';
import { formatNumber } from '../area/in-words.ts';
import { learningText } from '../area/learning-text.ts';
import type { Completion } from './use-complete-part.ts';

interface StepBarProps {
  readonly part: OpenedPart;
  readonly completion: Completion;
  /** The missing steps, in words. */
  readonly hint: string;
  /** A save besides the completion, such as the place in a video. */
  readonly saving?: SaveState;
  /** The step inside the part, while there is one: the next question, for example. */
  readonly step?: ReactNode;
}

/** A completion that is kept is the last word only until something else is saved. */
const latest = (completion: SaveState, saving: SaveState): SaveState =>
  completion === 'saving' || completion === 'error' || saving === 'idle' ? completion : saving;

type StatusProps = Pick<StepBarProps, 'part' | 'hint' | 'completion'>;

const Status = ({ part, hint, completion: { waiting } }: StatusProps) => {
  const text = learningText.useText();
  if (waiting && !part.view.completedAt)
    return (
      <p className="text-sm leading-snug font-semibold">{waiting.attempt ? text.partUngraded : text.partWaiting}</p>
    );
  return (
    <p className="text-sm leading-snug">
      {part.view.completedAt ? (
        <span className="inline-flex items-center gap-1.5 font-semibold text-success">
          <Check aria-hidden="true" size={18} strokeWidth={3} />
          {text.completed} · {text.earned(formatNumber(part.points))}
        </span>
      ) : (
        <span className="text-soft">{hint}</span>
      )}
    </p>
  );
};

/** The way on: the next part, or the module when this was the last. */
const NextLink = ({ part, isDone }: { readonly part: OpenedPart; readonly isDone: boolean }) => {
  const text = learningText.useText();
  const look = buttonLook({ size: 'lg', variant: isDone ? 'primary' : 'secondary' });
  const arrow = <ArrowRight aria-hidden="true" size={20} />;
  return part.nextPartId && !part.lockedBecause ? (
    <Link
      to="/dashboard/modulos/$moduleId/partes/$partId"
      params={{ moduleId: part.module.id, partId: part.nextPartId }}
      className={look}
    >
      {text.nextPart}
      {arrow}
    </Link>
  ) : (
    <Link to="/dashboard/modulos/$moduleId" params={{ moduleId: part.module.id }} className={look}>
      {text.finishModule}
      {arrow}
    </Link>
  );
};

const PreviousLink = ({ part }: { readonly part: OpenedPart }) => {
  const text = learningText.useText();
  if (!part.previousPartId) return null;
  return (
    <Link
      to="/dashboard/modulos/$moduleId/partes/$partId"
      params={{ moduleId: part.module.id, partId: part.previousPartId }}
      aria-label={text.previousPart}
      className="grid size-12 shrink-0 place-items-center rounded-md text-soft hover:bg-sunken hover:text-text"
    >
      <ArrowLeft aria-hidden="true" size={22} />
    </Link>
  );
};

/** The bar below every part: missing steps, the save state, and the next step, always in the same place. */
export const StepBar = ({ part, completion, hint, saving = 'idle', step }: StepBarProps) => {
  const text = learningText.useText();
  return (
    <>
      <div aria-hidden="true" className="min-h-10 flex-1" />
      <section aria-label={text.nextStep} className="step-ground sticky bottom-0 z-10 px-4 py-3 sm:px-8">
        <div className="step-bar mx-auto flex w-full max-w-4xl flex-wrap items-center gap-x-3 gap-y-2">
          <PreviousLink part={part} />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5 max-sm:order-first max-sm:basis-full">
            <Status part={part} hint={hint} completion={completion} />
            <SaveStatus state={latest(completion.state, saving)} what={text.ownProgress} />
          </div>
          {completion.state === 'error' ? (
            <Button size="lg" onClick={completion.complete}>
              {text.retrySave}
            </Button>
          ) : (
            (step ?? <NextLink part={part} isDone={completion.isCompleted || completion.waiting !== null} />)
          )}
        </div>
      </section>
    </>
  );
};
