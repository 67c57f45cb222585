import { Button } from '@nivel/ui/button';
import { ProgressRing } from '@nivel/ui/progress-ring';
import { useEffect, useRef } from 'react';
import { Axo } from '../../../../shell/brand/axo.tsx';
import { exercisesText } from '../../area/exercises/exercises-text.ts';
import type { Item } from '../../area/exercises/answers.ts';
import { GradedQuestion } from '../../area/exercises/graded-question.tsx';
import type { Exercises, Graded } from './use-exercises.ts';

interface ResultProps {
  readonly items: readonly Item[];
  readonly graded: Graded;
  readonly exercises: Exercises;
}

const percent = (share: number): number => Math.round(share * 100);

const Summary = ({ graded, exercises }: { readonly graded: Graded; readonly exercises: Exercises }) => {
  const words = exercisesText.useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-lg bg-sunken p-6">
      <ProgressRing
        progress={percent(graded.score)}
        color={graded.isPassed ? 'green' : 'yellow'}
        aria-label={words.scoreLabel}
      />
      <div className="flex min-w-0 flex-1 basis-52 flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          {graded.isPassed ? words.passedTitle : words.failedTitle}
        </h2>
        <p className="text-soft">
          {words.attempt(graded.attempt)} · {words.passMark(percent(graded.passMark))}
        </p>
        {graded.items.some(({ triesLeft }) => triesLeft > 0) && <p className="text-soft">{words.notSolved}</p>}
        {graded.bestScore > graded.score && <p className="text-soft">{words.best(percent(graded.bestScore))}</p>}
        {graded.attempt > 1 && graded.firstScore !== undefined && (
          <p className="text-soft">{words.first(percent(graded.firstScore))}</p>
        )}
        {graded.isPassed && graded.score < 1 && graded.leftToday !== 0 && (
          <Button
            variant="secondary"
            className="mt-2 self-start"
            loading={exercises.isRenewing}
            onClick={exercises.retry}
          >
            {words.retry}
          </Button>
        )}
      </div>
      <Axo mood={graded.isPassed ? 'cheer' : 'hint'} size={104} className="max-sm:hidden" />
    </div>
  );
};

/** The result of the attempt: the score first, then each answer with its explanation. */
export const Result = ({ items, graded, exercises }: ResultProps) => {
  const words = exercisesText.useText();
  return (
    <div className="flex flex-col gap-6">
      <Summary graded={graded} exercises={exercises} />
      <section aria-label={words.review} className="flex flex-col gap-4">
        {items.map((item) => {
          const one = graded.items.find(({ id }) => id === item.id);
          return (
            one && (
              <GradedQuestion key={item.id} item={item} graded={one} draft={exercises.answers[item.id]} isHandedIn />
            )
          );
        })}
      </section>
    </div>
  );
};
