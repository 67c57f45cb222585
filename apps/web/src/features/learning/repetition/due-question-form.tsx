import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { ArrowRight, Check } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { GradedQuestion } from '../area/exercises/graded-question.tsx';
import { Hint } from '../area/exercises/hint.tsx';
import { Question } from '../area/exercises/question.tsx';
import { formatDay, reasonText } from '../area/in-words.ts';
import { exercisesText } from '../area/exercises/exercises-text.ts';
import { learningText } from '../area/learning-text.ts';
import type { DueQuestion } from './repetition.queries.ts';
import { repetitionText } from './repetition-text.ts';
import { useRepetition, type RepetitionAnswer } from './use-repetition.ts';

/** The place where a question is taught. */
const Origin = ({ question }: { readonly question: DueQuestion }) => {
  const text = repetitionText.useText();
  return (
    <p className="text-sm text-soft">
      {text.from}{' '}
      <Link
        to="/dashboard/modulos/$moduleId/partes/$partId"
        params={{ moduleId: question.moduleId, partId: question.partId }}
        className="font-medium underline underline-offset-2"
      >
        {question.partTitle}
      </Link>{' '}
      · {question.levelId} · {question.moduleTitle}
    </p>
  );
};

const Problem = ({ repetition }: { readonly repetition: RepetitionAnswer }) => {
  const text = repetitionText.useText();
  const learning = learningText.useText();
  const words = exercisesText.useText();
  const { error, isGone } = repetition;
  const problem = isGone ? text.notDue : error && words.checkFailed(reasonText(learning, error));
  return (
    <div role="alert">
      {problem && <p className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{problem}</p>}
    </div>
  );
};

/** Checks the answer, then continues. Two buttons with different keys, so that one click cannot do both. */
const Step = ({ repetition }: { readonly repetition: RepetitionAnswer }) => {
  const text = repetitionText.useText();
  const words = exercisesText.useText();
  const { answered, isGone, isSending } = repetition;
  if (!answered && !isGone)
    return (
      <Button key="check" type="submit" size="lg" loading={isSending} icon={<Check aria-hidden="true" size={20} />}>
        {words.check}
      </Button>
    );
  const last = answered?.day.left === 0;
  return (
    <Button
      key="next"
      type="submit"
      size="lg"
      autoFocus
      icon={<ArrowRight aria-hidden="true" size={20} />}
      iconPosition="right"
    >
      {isGone ? text.goOn : last ? text.finish : words.next}
    </Button>
  );
};

interface DueQuestionFormProps {
  readonly question: DueQuestion;
  /** Questions of today, this one among them. */
  readonly left: number;
  /** Another question stood here before: the keyboard goes to this one. */
  readonly takesFocus: boolean;
  readonly onNext: (next: DueQuestion | undefined) => void;
}

/** One due question: Enter checks the answer, then continues. */
export const DueQuestionForm = ({ question, left, takesFocus, onNext }: DueQuestionFormProps) => {
  const text = repetitionText.useText();
  const words = exercisesText.useText();
  const repetition = useRepetition(question, onNext);
  const [isTried, setIsTried] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const { item } = question;
  const { answered, draft, isAnswered, isGone } = repetition;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsTried(true);
    if (answered || isGone) repetition.goOn();
    else if (isAnswered) repetition.send();
    else event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-5">
      <div className="flex flex-col gap-1">
        <h2 ref={heading} tabIndex={-1} className="font-sans text-base font-semibold tracking-normal outline-none">
          {text.left(answered ? answered.day.left : left)}
        </h2>
        <Origin question={question} />
      </div>
      <div aria-live="polite">{answered && <GradedQuestion item={item} graded={answered.graded} draft={draft} />}</div>
      {answered ? (
        <p className="text-soft">
          {text.backOn(formatDay(answered.backOn, { weekday: 'long', day: 'numeric', month: 'long' }))}
        </p>
      ) : (
        <Question
          item={item}
          draft={draft}
          onAnswer={repetition.answer}
          error={isTried && !isAnswered ? words.answerFirst : undefined}
        />
      )}
      {!answered && item.hint !== undefined && <Hint>{item.hint}</Hint>}
      <Problem repetition={repetition} />
      <div className="flex justify-end max-sm:*:w-full">
        <Step repetition={repetition} />
      </div>
    </form>
  );
};
