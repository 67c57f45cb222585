import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { OpenedPart } from '../../data/learning.queries.ts';
import { learningText } from '../../learning-text.ts';
import { Markdown } from '../../markdown/markdown.tsx';
import { Question } from './question.tsx';
import type { Exercises } from './use-exercises.ts';

export const questionFormId = 'question-form';

interface QuestionFormProps {
  readonly content: Extract<OpenedPart['content'], { type: 'exercises' }>;
  readonly exercises: Exercises;
}

/** Takes the keyboard to each new question, but not away from the page at the beginning. */
const useFocusOnChange = (index: number) => {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    heading.current?.focus();
  }, [index]);
  return heading;
};

/** The question one stands at. Enter goes on; the last one sends the attempt. */
export const QuestionForm = ({ content, exercises }: QuestionFormProps) => {
  const { exercises: words } = learningText.useText();
  const { item, index, answers, isAnswered, isLast } = exercises;
  const [checkedItem, setCheckedItem] = useState<string>();
  const heading = useFocusOnChange(index);
  if (!item) return null;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setCheckedItem(item.id);
    if (!isAnswered) return;
    if (isLast) exercises.submit();
    else exercises.goTo(index + 1);
  };
  return (
    <form id={questionFormId} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      {index === 0 && content.intro && <Markdown source={content.intro} />}
      <div className="flex flex-col gap-2">
        <h2
          ref={heading}
          tabIndex={-1}
          className="font-sans text-base font-semibold tracking-normal text-soft outline-none"
        >
          {words.question(index + 1, content.items.length)}
        </h2>
        <ProgressBar progress={(exercises.answeredCount / content.items.length) * 100} aria-label={words.progress} />
      </div>
      <Question
        item={item}
        draft={answers[item.id]}
        onAnswer={(answer) => exercises.answer(item.id, answer)}
        error={checkedItem === item.id && !isAnswered ? words.answerFirst : undefined}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-soft">{words.draft}</p>
        {index > 0 && (
          <Button
            variant="ghost"
            icon={<ArrowLeft aria-hidden="true" size={18} />}
            onClick={() => exercises.goTo(index - 1)}
          >
            {words.previous}
          </Button>
        )}
      </div>
      <div role="alert">
        {exercises.hasFailed && (
          <p className="rounded-md bg-danger-soft px-4 py-3 font-medium text-danger">{words.failed}</p>
        )}
      </div>
    </form>
  );
};
