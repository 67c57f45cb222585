import { Button } from '@nivel/ui/button';
import { useRef, useState } from 'react';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { MessageForm } from './message-form.tsx';
import { RateForm } from './rate-form.tsx';
import type { Question } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';
import { Thread } from './thread.tsx';

/** The learner's actions on an answer: ask further, or rate the help. */
const AnsweredActs = ({ question, onDone }: { readonly question: Question; readonly onDone: () => void }) => {
  const text = questionsText.useText();
  const [isReopening, setIsReopening] = useState(false);
  if (isReopening)
    return (
      <MessageForm
        label={text.reopenLabel}
        action={text.reopenSend}
        send={async (id, words) =>
          siteClient.call('reopen_question', { question_id: question.id, message_id: id, text: words })
        }
        onSent={onDone}
        onCancel={() => setIsReopening(false)}
      />
    );
  return (
    <div className="flex flex-col items-start gap-5">
      <Button variant="secondary" onClick={() => setIsReopening(true)}>
        {text.reopen}
      </Button>
      <RateForm questionId={question.id} onRated={onDone} />
    </div>
  );
};

interface QuestionCardProps {
  readonly question: Question;
  readonly heading: 'h2' | 'h3';
}

/** A question of the learner's own: the messages, the promise and how it was kept, and the next step. */
export const QuestionCard = ({ question, heading: Heading }: QuestionCardProps) => {
  const text = questionsText.useText();
  const { id, part, state, rating } = question;
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-20 rounded-lg border border-line bg-raised p-5"
    >
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <Heading ref={title} tabIndex={-1} id={`${id}-title`} className="text-lg outline-none">
          {part ? text.about(part.title) : text.partGone}
        </Heading>
        <p className="font-semibold text-soft">{text.states[state]}</p>
      </div>
      <Thread question={question} learner={text.fromYou} />
      {rating !== null && <p className="mt-4 font-medium">{text.rated(rating)}</p>}
      {state === 'answered' && (
        <div className="mt-5 border-t border-line pt-4">
          <AnsweredActs question={question} onDone={() => title.current?.focus()} />
        </div>
      )}
    </article>
  );
};
