import { Button } from '@nivel/ui/button';
import { ArrowRight } from 'lucide-react';
import type { OpenedPart } from '../../data/learning.queries.ts';
import { learningText } from '../../learning-text.ts';
import { StepBar } from '../step-bar.tsx';
import { useCompletePart } from '../use-complete-part.ts';
import { QuestionForm, questionFormId } from './question-form.tsx';
import { Result } from './result.tsx';
import { useExercises } from './use-exercises.ts';

interface ExercisesPartProps {
  readonly part: OpenedPart;
  readonly content: Extract<OpenedPart['content'], { type: 'exercises' }>;
}

/** Exercises: one question at a time, then feedback in words; the step on is always in the bar below. */
export const ExercisesPart = ({ part, content }: ExercisesPartProps) => {
  const text = learningText.useText();
  const completion = useCompletePart(part);
  const exercises = useExercises(part, content.items, completion);
  const { graded } = exercises;
  // Each with a key: were it one button that changes under the click, the click on "again" would send the form as well.
  const next = (
    <Button
      key="next"
      type="submit"
      size="lg"
      form={questionFormId}
      loading={exercises.isSubmitting}
      icon={<ArrowRight aria-hidden="true" size={20} />}
      iconPosition="right"
    >
      {exercises.isLast ? text.exercises.submit : text.exercises.next}
    </Button>
  );
  const again = graded && !graded.isPassed && !completion.isCompleted && (
    <Button key="again" size="lg" onClick={exercises.retry}>
      {text.exercises.retry}
    </Button>
  );
  return (
    <>
      <div className="mx-auto w-full max-w-3xl px-4 pt-6 sm:px-8">
        {graded ? (
          <Result items={content.items} graded={graded} exercises={exercises} />
        ) : (
          <QuestionForm content={content} exercises={exercises} />
        )}
      </div>
      <StepBar
        part={part}
        completion={completion}
        hint={text.exercisesLeft(Math.round(content.passMark * 100))}
        step={graded ? again || undefined : next}
      />
    </>
  );
};
