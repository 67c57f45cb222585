import { Button } from '@nivel/ui/button';
import { ArrowRight, Check } from 'lucide-react';
import { exercisesText } from '../../area/exercises/exercises-text.ts';
import { questionFormId } from './question-form.tsx';
import type { Exercises } from './use-exercises.ts';

/**
 * The step of a question: check it, then continue; in a set that is submitted as a whole, only continue. Two buttons with
 * different keys: a single button that changes would let one click do both.
 */
export const StepButton = ({ exercises }: { readonly exercises: Exercises }) => {
  const words = exercisesText.useText();
  return exercises.checked || exercises.isWaiting || exercises.isWhole ? (
    <Button
      key="next"
      type="submit"
      size="lg"
      form={questionFormId}
      autoFocus={exercises.wasJustChecked}
      loading={exercises.isSubmitting}
      icon={<ArrowRight aria-hidden="true" size={20} />}
      iconPosition="right"
    >
      {exercises.isLast ? (exercises.isWhole ? words.handIn : words.submit) : words.next}
    </Button>
  ) : (
    <Button
      key="check"
      type="submit"
      size="lg"
      form={questionFormId}
      loading={exercises.isChecking}
      icon={<Check aria-hidden="true" size={20} />}
    >
      {words.check}
    </Button>
  );
};
