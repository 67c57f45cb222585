import { Button } from '@nivel/ui/button';
import { PromiseLine } from '../area/questions/promise-line.tsx';
import type { Queued } from '../area/questions/questions.queries.ts';
import { questionsText } from '../area/questions/questions-text.ts';

interface QueuedLineProps {
  readonly question: Queued;
  readonly onOpen: () => void;
}

/** A question in the queue: its topic, its author, and its deadline. Opening it shows the question itself. */
export const QueuedLine = ({ question, onOpen }: QueuedLineProps) => {
  const text = questionsText.useText();
  const { part, first_name: firstName, tier, taken, promise, rating, state } = question;
  const words = text.mentors;
  const name = words.from(firstName);
  const notes = [
    part && `${part.level_id} · ${part.module_title}`,
    name,
    state === 'reopened' && text.states.reopened,
    taken !== 'free' && words[taken],
    rating !== null && text.rated(rating),
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-line bg-raised p-4">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold wrap-anywhere">
          {part?.title ?? text.partGone}
          {tier === 'elite' && (
            <span className="ml-2 rounded-full bg-accent-soft px-2.5 py-0.5 text-sm">{words.elite}</span>
          )}
        </p>
        <p className="text-sm wrap-anywhere text-soft">{notes.join(' · ')}</p>
        <PromiseLine promise={promise} />
      </div>
      <Button variant="secondary" aria-label={words.openName(part?.title ?? text.partGone, name)} onClick={onOpen}>
        {words.open}
      </Button>
    </li>
  );
};
