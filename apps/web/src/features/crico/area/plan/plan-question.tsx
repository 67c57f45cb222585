import { lazy, Suspense, useEffect } from 'react';
import { usePlanQuestion } from './plan-question.store.ts';

const PlanQuestionDialog = lazy(async () => ({
  default: (await import('./plan-question-dialog.tsx')).PlanQuestionDialog,
}));

/** The open question; leaving the project answers it with no. */
export const PlanQuestion = () => {
  const question = usePlanQuestion();
  useEffect(() => () => question?.answer(false), [question]);
  return (
    question && (
      <Suspense>
        <PlanQuestionDialog moves={question.moves} answer={question.answer} />
      </Suspense>
    )
  );
};
