import { Button } from '@nivel/ui/button';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { exercisesText } from '../../area/exercises/exercises-text.ts';
import { learningText } from '../../area/learning-text.ts';
import { PartSources } from '../part-sources.tsx';
import { StepBar } from '../step-bar.tsx';
import { useCompletePart, type Completion } from '../use-complete-part.ts';
import { useLateCompletion } from '../use-late-completion.ts';
import { QuestionForm } from './question-form.tsx';
import { Result } from './result.tsx';
import { ReturnedNotice } from './returned-notice.tsx';
import { RunsLeft } from './runs-left.tsx';
import { StepButton } from './step-button.tsx';
import { useExercises, type ExercisesContent, type Graded } from './use-exercises.ts';

interface ExercisesPartProps {
  readonly part: OpenedPart;
  readonly content: ExercisesContent;
}

/** Shown after a run that did not pass, as long as another one is left today. */
const canRetry = ({ isPassed, leftToday }: Graded, { isCompleted }: Completion): boolean =>
  !isPassed && !isCompleted && leftToday !== 0;

/** All questions are answered, but not graded yet. */
const Ungraded = () => {
  const words = exercisesText.useText();
  return (
    <div role="status" className="flex flex-col gap-2 rounded-lg bg-warning-soft p-5 text-warning">
      <h2 className="text-xl">{words.ungradedTitle}</h2>
      <p>{words.ungradedText}</p>
    </div>
  );
};

/** Exercises: one question at a time with feedback in words, then the result; the step on is always in the bar below. */
export const ExercisesPart = ({ part, content }: ExercisesPartProps) => {
  const text = learningText.useText();
  const words = exercisesText.useText();
  const completion = useCompletePart(part);
  const exercises = useExercises(part, content, completion);
  useLateCompletion((part.view.bestScore ?? 0) >= content.passMark, completion);
  const { graded } = exercises;
  const isOver = part.run?.leftToday === 0;
  const again = graded && canRetry(graded, completion) && (
    <Button key="again" size="lg" loading={exercises.isRenewing} onClick={exercises.retry}>
      {words.retry}
    </Button>
  );
  return (
    <>
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-8">
        <RunsLeft left={part.run?.leftToday} exercises={exercises} />
        {completion.waiting && !completion.isCompleted ? (
          <Ungraded />
        ) : graded ? (
          <Result items={content.items} graded={graded} exercises={exercises} />
        ) : (
          <>
            {exercises.refusal !== undefined && <ReturnedNotice refusal={exercises.refusal} />}
            <QuestionForm content={content} exercises={exercises} />
          </>
        )}
        {graded && <PartSources part={part} />}
      </div>
      <StepBar
        part={part}
        completion={completion}
        hint={text.exercisesLeft(Math.round(content.passMark * 100))}
        step={graded || isOver || completion.waiting ? again || undefined : <StepButton exercises={exercises} />}
      />
    </>
  );
};
