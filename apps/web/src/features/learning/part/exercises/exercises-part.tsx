import { Button } from '@nivel/ui/button';
import type { OpenedPart } from '../../area/data/learning.queries.ts';
import { learningText } from '../../area/learning-text.ts';
import { PartSources } from '../part-sources.tsx';
import { StepBar } from '../step-bar.tsx';
import { useCompletePart } from '../use-complete-part.ts';
import { useLateCompletion } from '../use-late-completion.ts';
import { QuestionForm } from './question-form.tsx';
import { Result } from './result.tsx';
import { StepButton } from './step-button.tsx';
import { useExercises, type ExercisesContent } from './use-exercises.ts';
import { RunsLeft } from './runs-left.tsx';

interface ExercisesPartProps {
  readonly part: OpenedPart;
  readonly content: ExercisesContent;
}

/** Exercises: one question at a time with feedback in words, then the result; the step on is always in the bar below. */
export const ExercisesPart = ({ part, content }: ExercisesPartProps) => {
  const text = learningText.useText();
  const completion = useCompletePart(part);
  const exercises = useExercises(part, content, completion);
  useLateCompletion((part.view.bestScore ?? 0) >= content.passMark, completion);
  const { graded } = exercises;
  const isOver = part.run?.leftToday === 0 && !graded;
  const again = graded && !graded.isPassed && !completion.isCompleted && graded.leftToday !== 0 && (
    <Button key="again" size="lg" loading={exercises.isRenewing} onClick={exercises.retry}>
      {text.exercises.retry}
    </Button>
  );
  return (
    <>
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-8">
        {exercises.isWhole && (exercises.index === 0 || isOver || graded) && (
          <RunsLeft left={graded ? graded.leftToday : part.run?.leftToday} isHandedIn={graded !== undefined} />
        )}
        {graded ? (
          <Result items={content.items} graded={graded} exercises={exercises} />
        ) : (
          <QuestionForm content={content} exercises={exercises} />
        )}
        {graded && <PartSources part={part} />}
      </div>
      <StepBar
        part={part}
        completion={completion}
        hint={text.exercisesLeft(Math.round(content.passMark * 100))}
        step={graded || isOver ? again || undefined : <StepButton exercises={exercises} />}
      />
    </>
  );
};
