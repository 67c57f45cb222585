import { ClientError } from '@nivel/client/client-error';
import { Button } from '@nivel/ui/button';
import { useEffect, useRef } from 'react';
import { reasonText } from '../../area/in-words.ts';
import { exercisesText } from '../../area/exercises/exercises-text.ts';
import { learningText } from '../../area/learning-text.ts';
import { isUnreachable } from '../../area/kept/reachability.ts';
import type { Exercises } from './use-exercises.ts';

/** Why there is no feedback or no result, and what to do; the answers stay. On a small screen it would be below the fold. */
export const QuestionProblem = ({ exercises }: { readonly exercises: Exercises }) => {
  const text = learningText.useText();
  const words = exercisesText.useText();
  const { checkError, submitError, isWaiting } = exercises;
  const notChecked = (error: Error): string =>
    error instanceof ClientError && error.code === 'no_tries_left'
      ? words.settledElsewhere
      : words.checkFailed(reasonText(text, error));
  const notSubmitted = (error: Error): string =>
    (error instanceof ClientError ? words.refusals[error.code] : undefined) ?? words.failed;
  const problem = checkError && !isWaiting ? notChecked(checkError) : submitError && notSubmitted(submitError);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) alert.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  return (
    <div ref={alert} role="alert" className="scroll-mb-40">
      {problem && <p className="mt-4 rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{problem}</p>}
      {checkError && !isWaiting && isUnreachable(checkError) && (
        <Button className="mt-3" variant="secondary" onClick={exercises.keepForLater}>
          {words.keepAnswer}
        </Button>
      )}
    </div>
  );
};
