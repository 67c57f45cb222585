import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { exercisesText } from '../../area/exercises/exercises-text.ts';
import { Markdown } from '../../area/markdown/markdown.tsx';
import { GradedQuestion } from '../../area/exercises/graded-question.tsx';
import { Hint } from '../../area/exercises/hint.tsx';
import { QuestionProblem } from './question-problem.tsx';
import { Question } from '../../area/exercises/question.tsx';
import type { Exercises, ExercisesContent } from './use-exercises.ts';

export const questionFormId = 'question-form';

interface QuestionFormProps {
  readonly content: ExercisesContent;
  readonly exercises: Exercises;
}

/**
 * Moves the focus to each new question, but not at the start of the page. Feedback is only scrolled into sight, because the
 * focus is on the next step then.
 */
const useHeading = ({ index, wasJustChecked }: Exercises) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  useEffect(() => {
    if (wasJustChecked) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [wasJustChecked]);
  return heading;
};

/** The current question. Enter has it checked, then continues; after the last one it sends the attempt. */
export const QuestionForm = ({ content, exercises }: QuestionFormProps) => {
  const words = exercisesText.useText();
  const { item, index, answers, checked, isAnswered, isWaiting } = exercises;
  const [triedItem, setTriedItem] = useState<string>();
  const heading = useHeading(exercises);
  if (!item) return null;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTriedItem(item.id);
    if (checked || isWaiting || (exercises.isWhole && isAnswered)) exercises.goOn();
    else if (isAnswered) exercises.check();
    else event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus();
  };
  return (
    <form id={questionFormId} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      {index === 0 && content.intro && <Markdown source={content.intro} />}
      <div className="flex flex-col gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          className="scroll-mt-20 font-sans text-base font-semibold tracking-normal text-soft outline-none"
        >
          {words.question(index + 1, content.items.length)}
        </h2>
        <ProgressBar progress={(exercises.answeredCount / content.items.length) * 100} aria-label={words.progress} />
      </div>
      <div>
        <div aria-live="polite">
          {checked && <GradedQuestion item={item} graded={checked} draft={answers[item.id]} />}
        </div>
        {!checked && (
          <fieldset disabled={isWaiting} className="contents">
            <Question
              item={item}
              draft={answers[item.id]}
              onAnswer={(answer) => exercises.answer(item.id, answer)}
              error={triedItem === item.id && !isAnswered ? words.answerFirst : undefined}
            />
          </fieldset>
        )}
        {isWaiting && (
          <p role="status" className="mt-4 rounded-md bg-warning-soft px-4 py-3 font-medium text-warning">
            {words.ungradedItem}
          </p>
        )}
        {!checked && item.hint !== undefined && <Hint key={item.id}>{item.hint}</Hint>}
        <QuestionProblem exercises={exercises} />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">{words.draft}</p>
        {checked && checked.triesLeft > 0 && (
          <Button
            variant="secondary"
            onClick={() => {
              exercises.tryAgain();
              heading.current?.focus();
            }}
          >
            {words.tryAgain}
          </Button>
        )}
        {index > 0 && (
          <Button variant="ghost" icon={<ArrowLeft aria-hidden="true" size={18} />} onClick={exercises.goBack}>
            {words.previous}
          </Button>
        )}
      </div>
    </form>
  );
};
