import { Button } from '@nivel/ui/button';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, type RefObject } from 'react';
import { formatMoment } from '../../area/in-words.ts';
import { ModelNote } from '../../area/proposals/model-note.tsx';
import { assistantText } from './assistant-text.ts';
import type { AnswerData, ChatEntry, Plan } from './conversation.ts';
import { ProposalBox } from './proposal-box.tsx';

/** The cards that an answer rests on; each opens over what is shown. */
const CitedCards = ({ cards }: Pick<AnswerData, 'cards'>) => {
  const text = assistantText.useText();
  if (cards.length === 0) return null;
  return (
    <ul aria-label={text.cited} className="flex flex-col gap-1">
      {cards.map(({ card_id: id, reference, title }) => (
        <li key={id}>
          <Link
            to="."
            search={({ card: _, ...before }) => ({ ...before, card: reference })}
            className="inline-block min-h-6 font-medium wrap-anywhere text-accent hover:underline pointer-coarse:min-h-11"
          >
            <span className="font-normal tabular-nums">{reference}</span> {title}
          </Link>
        </li>
      ))}
    </ul>
  );
};

interface EntryBodyProps {
  readonly entry: ChatEntry;
  readonly onPlan: (values: Partial<Plan>) => void;
}

/** What a message says, and what belongs to it. */
const EntryBody = ({ entry, onPlan }: EntryBodyProps) => {
  const text = assistantText.useText();
  if (entry.type === 'stopped') return <p className="text-soft">{text.stopped}</p>;
  if (entry.type === 'error') {
    const { failure } = entry.metadata;
    return (
      <p className="text-danger">
        {text.errors[failure]} {failure === 'unavailable' && text.errors.away}
      </p>
    );
  }
  if (entry.type === 'text') return <p className="wrap-anywhere whitespace-pre-wrap">{entry.content}</p>;
  const { cards, proposal, plan, model } = entry.metadata;
  return (
    <div className="flex flex-col gap-2">
      <p className="wrap-anywhere whitespace-pre-wrap">{entry.content}</p>
      {proposal === null && <CitedCards cards={cards} />}
      <ProposalBox proposal={proposal} plan={plan} onPlan={onPlan} />
      <ModelNote model={model} />
    </div>
  );
};

const looks = {
  user: 'max-w-[85%] self-end bg-accent-soft',
  assistant: 'max-w-full self-start bg-sunken',
};

interface MessageListProps {
  readonly entries: readonly ChatEntry[];
  readonly isAsking: boolean;
  /** What has come of the next answer. It is read aloud once it is complete. */
  readonly soFar: string;
  /** Where the focus goes when what had it is no longer there. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onPlan: (id: string, values: Partial<Plan>) => void;
  readonly onAgain: () => void;
}

/** The messages of a conversation, the last one in sight. */
export const MessageList = ({ entries, isAsking, soFar, place, onPlan, onAgain }: MessageListProps) => {
  const text = assistantText.useText();
  const last = entries.at(-1);
  useLayoutEffect(() => {
    // In a reversed column this is its end, which also stays in sight when a proposal arrives after its message.
    place.current?.scrollTo?.({ top: 0 });
  }, [place, last?.id, isAsking, soFar]);
  return (
    <div
      ref={place}
      role="log"
      aria-label={text.log}
      tabIndex={0}
      className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto p-3 -outline-offset-3"
    >
      <div className="mb-auto flex flex-col gap-3">
        <p className="text-sm text-soft">{text.lead}</p>
        {entries.map((entry) => (
          <article
            key={entry.id}
            aria-label={entry.role === 'user' ? text.you : text.assistant}
            title={formatMoment(entry.timestamp)}
            className={`rounded-md px-3 py-2 ${looks[entry.role]}`}
          >
            <EntryBody entry={entry} onPlan={(values) => onPlan(entry.id, values)} />
          </article>
        ))}
        {soFar !== '' && (
          <p aria-hidden="true" className={`rounded-md px-3 py-2 wrap-anywhere whitespace-pre-wrap ${looks.assistant}`}>
            {soFar}
          </p>
        )}
        {!isAsking && last?.type === 'error' && (
          <Button size="sm" variant="secondary" className="self-start" onClick={onAgain}>
            {text.again}
          </Button>
        )}
        <div role="status" className="text-sm text-soft">
          {isAsking && (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="size-2 rounded-full bg-accent motion-safe:animate-pulse" />
              {text.typing}
            </span>
          )}
        </div>
      </div>
    </div>
  );
};
