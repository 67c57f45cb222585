import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { formatMoment } from '../area/in-words.ts';
import { Panel } from '../area/panel.tsx';
import { adminText } from './admin-text.ts';
import { actsQuery, peopleQuery } from './admin.queries.ts';

/** Names of people by their id, as far as they are loaded: the audit holds no names. */
const useNames = (): ReadonlyMap<string, string> => {
  const { data } = useInfiniteQuery(peopleQuery());
  const people = data?.pages.flat() ?? [];
  return new Map(people.map(({ user_id: id, full_name: name, email }) => [id, name || email]));
};

/** What was done with the rights of administrators. */
export const ActsPanel = () => {
  const words = adminText.useText();
  const names = useNames();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(actsQuery());
  const acts = data?.pages.flat() ?? [];
  return (
    <Panel id="audit" title={words.tabs.audit}>
      {!data && error && <LoadFailure title={words.auditFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && acts.length === 0 && <p className="text-soft">{words.auditEmpty}</p>}
      {acts.length > 0 && (
        <ol aria-label={words.tabs.audit} className="-my-2 divide-y divide-line">
          {acts.map(({ id, acted_at: moment, actor_id: actor, subject_id: subject, act }) => (
            <li key={id} className="flex justify-between gap-x-4 py-2 max-sm:flex-col">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-medium">
                  {actor === null ? words.system : (names.get(actor) ?? words.somebody)}
                </span>{' '}
                {subject === actor ? (words.ownActs[act] ?? words.acts[act]) : words.acts[act]}{' '}
                {subject !== null && subject !== actor && names.get(subject)}
              </span>
              <time dateTime={moment} className="shrink-0 text-sm text-soft tabular-nums">
                {formatMoment(moment)}
              </time>
            </li>
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </Panel>
  );
};
