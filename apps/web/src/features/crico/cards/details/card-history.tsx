import { Button } from '@nivel/ui/button';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import type { CardHistoryEntry } from '@nivel/contracts/projects/list-card-history.operation';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { useProject } from '../../area/project/project-scene.ts';
import { projectText } from '../../area/project/project-text.ts';
import { cardHistoryQuery } from '../cards.queries.ts';
import { cardsText } from '../cards-text.ts';
import { inWords, toldFields } from './history-words.ts';

/** What one command did: field by field, what was there and what came. */
const Entry = ({ entry }: { readonly entry: CardHistoryEntry }) => {
  const text = cardsText.useText();
  const shared = projectText.useText();
  const scene = useProject();
  const words = { text, shared, scene };
  const who = entry.by === null ? text.house : scene.people.find(({ id }) => id === entry.by)?.name;
  const names: Readonly<Record<string, string>> = text.historyFields;
  return (
    <li className="flex flex-col gap-1 border-l-2 border-line py-1 pl-3">
      <p>
        <span className="font-medium">{who ?? text.somebody}</span> {text.events[entry.event]}{' '}
        <time dateTime={entry.at} className="text-sm text-soft">
          {formatMoment(entry.at)}
        </time>
      </p>
      {entry.event === 'changed' && (
        <dl className="flex flex-col gap-1 text-sm">
          {toldFields(entry).map(({ field, old, new: now }) => (
            <div key={field} className="wrap-anywhere">
              <dt className="inline font-medium">{names[field] ?? field}: </dt>
              <dd className="inline">
                <span className="sr-only">{text.before} </span>
                <del className="whitespace-pre-line text-soft">{inWords(field, old, words)}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">, {text.now} </span>
                <span className="whitespace-pre-line">{inWords(field, now, words)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
};

/** Who did what to a card, newest first. */
export const CardHistory = ({ card }: { readonly card: CardRow }) => {
  const text = cardsText.useText();
  const { board } = useProject();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    cardHistoryQuery(board.project.id, card.id),
  );
  if (error && !data) return <LoadFailure title={text.failedHistory} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const entries = data.pages.flatMap((page) => page.entries);
  if (entries.length === 0) return <p className="text-soft">{text.noHistory}</p>;
  return (
    <>
      <ol aria-label={text.history} className="flex flex-col gap-3">
        {entries.map((entry) => (
          <Entry key={entry.sequence} entry={entry} />
        ))}
      </ol>
      {hasNextPage && (
        <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.older}
        </Button>
      )}
    </>
  );
};
