import { currentLocale } from '../../../../shell/language/locale.ts';
import { Markdown } from '../markdown/markdown.tsx';
import { PromiseLine } from './promise-line.tsx';
import type { Question } from './questions.queries.ts';
import { questionsText } from './questions-text.ts';

interface ThreadProps {
  readonly question: Pick<Question, 'messages' | 'promises'>;
  /** The name of the learner here. */
  readonly learner: string;
}

const momentOf = (at: string): string =>
  new Date(at).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' });

/** Questions and answers, and below each question its promise. */
export const Thread = ({ question: { messages, promises }, learner }: ThreadProps) => {
  const text = questionsText.useText();
  const promiseBelow = new Map(promises.map((promise) => [promise.asked_at, promise]));
  return (
    <ol className="flex flex-col gap-4">
      {messages.map(({ id, from, text: said, written_at: at }) => {
        const promise = from === 'learner' ? promiseBelow.get(at) : undefined;
        return (
          <li key={id} className={from === 'mentor' ? 'rounded-md border-l-4 border-accent bg-sunken px-4 py-3' : ''}>
            <p className="text-sm text-soft">
              <span className="font-semibold text-text">{from === 'mentor' ? text.fromMentor : learner}</span>
              {' · '}
              <time dateTime={at}>{momentOf(at)}</time>
            </p>
            <div className="mt-1 min-w-0 wrap-anywhere">
              <Markdown source={said} />
            </div>
            {promise && (
              <div className="mt-2">
                <PromiseLine promise={promise} />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
};
