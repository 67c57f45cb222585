import type { ActivityEntry } from '@nivel/contracts/projects/activity-shape';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { PersonName } from '../area/people/person-name.tsx';
import { useOpenCard } from '../area/project/open-card.ts';
import { useProject } from '../area/project/project-scene.ts';
import type { TeamViewMessages } from './messages/es-mx.ts';
import { relativeTime, useNow } from './relative-time.ts';
import { teamViewText } from './team-view-text.ts';
import { latestActivityQuery } from './team-view.queries.ts';

/** The action, in a word: moving into a finished list is more than a move. */
const verbOf = (
  entry: ActivityEntry,
  lists: ReadonlyMap<string, { readonly status: string }>,
  text: TeamViewMessages,
) => {
  const moved = entry.event === 'changed' ? entry.fields.find(({ field }) => field === 'list_id') : undefined;
  if (!moved) return text.events[entry.event];
  return lists.get(String(moved.new))?.status === 'done' ? text.completed : text.moved;
};

const FeedItem = ({ entry, now }: { readonly entry: ActivityEntry; readonly now: number }) => {
  const text = teamViewText.useText();
  const { board, people } = useProject();
  const { open } = useOpenCard(board);
  const who = people.find(({ id }) => id === entry.by);
  const card = board.cards.get(entry.card.id);
  const name = `${board.project.key}-${entry.card.number} ${entry.card.title}`;
  return (
    <li className="py-2 wrap-anywhere">
      <p>
        <span className="font-medium">
          {entry.by === null ? (
            text.house
          ) : (
            <PersonName name={who?.name ?? text.somebody} isActive={who?.isActive ?? true} />
          )}
        </span>{' '}
        {verbOf(entry, board.lists, text)}{' '}
        {card ? (
          <button type="button" onClick={() => open(card)} className="min-h-6 text-left text-accent underline">
            {name}
          </button>
        ) : (
          name
        )}{' '}
        {entry.cards > 1 && text.andMore(entry.cards - 1)}
      </p>
      <time dateTime={entry.at} title={formatMoment(entry.at)} className="text-sm text-soft">
        {relativeTime(entry.at, now, text.justNow)}
      </time>
    </li>
  );
};

/** One line for each command, by the first of its cards. */
const byCommand = (entries: readonly ActivityEntry[]): ActivityEntry[] =>
  entries.filter(({ sequence }, index) => entries[index - 1]?.sequence !== sequence);

/** The latest changes of the cards of the project, live. */
export const ActivityFeed = () => {
  const text = teamViewText.useText();
  const { board } = useProject();
  const now = useNow();
  const { data, error, refetch } = useQuery(latestActivityQuery(board.project.id));
  return (
    <section aria-label={text.activity} className="flex min-w-0 flex-col gap-1">
      <h3 className="text-base font-medium">{text.activity}</h3>
      {!data && error && <LoadFailure title={text.activityFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data?.entries.length === 0 && <p className="text-soft">{text.noActivity}</p>}
      {data && data.entries.length > 0 && (
        <ol tabIndex={0} aria-label={text.activity} className="max-h-96 divide-y divide-line overflow-y-auto">
          {byCommand(data.entries).map((entry) => (
            <FeedItem key={entry.sequence} entry={entry} now={now} />
          ))}
        </ol>
      )}
    </section>
  );
};
