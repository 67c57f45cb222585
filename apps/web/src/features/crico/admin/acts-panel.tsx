import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailure, LoadingRows } from '../area/list-states.tsx';
import { formatMoment } from '../area/in-words.ts';
import { Panel } from '../area/panel.tsx';
import { PersonName } from '../area/people/person-name.tsx';
import { adminText } from './admin-text.ts';
import { actsQuery } from './admin.queries.ts';

type Act = OutputOf<Procedures['list_administrative_acts']>['acts'][number];

interface ActLineProps {
  readonly act: Act;
  /** The names of things that acts mention by id. */
  readonly names: Readonly<Record<string, string>>;
  /** The mentioned people who were removed from Crico. */
  readonly removed: ReadonlySet<string>;
}

/** Who did what to whom, and where. */
const ActLine = ({ act: { act, actor_id: actor, subject_id: subject, ...rest }, names, removed }: ActLineProps) => {
  const words = adminText.useText();
  const { project } = rest.details;
  const place = (typeof project === 'string' ? names[project] : undefined) ?? names[rest.organization_id ?? ''];
  const isOwn = subject === actor;
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className="font-medium">
        {actor === null ? (
          words.system
        ) : (
          <PersonName name={names[actor] ?? words.somebody} isActive={!removed.has(actor)} />
        )}
      </span>{' '}
      {isOwn ? (words.ownActs[act] ?? words.acts[act]) : words.acts[act]}
      {subject !== null && !isOwn && (
        <>
          {' '}
          <span className="font-medium">
            <PersonName name={names[subject] ?? words.gone} isActive={!removed.has(subject)} />
          </span>
        </>
      )}
      {place !== undefined && <span className="text-soft"> · {place}</span>}
    </span>
  );
};

/** Actions with the rights of administrators. */
export const ActsPanel = () => {
  const words = adminText.useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(actsQuery());
  const acts = data?.pages.flatMap((page) => page.acts) ?? [];
  const names = Object.assign({}, ...(data?.pages.map((page) => page.names) ?? [])) as Readonly<Record<string, string>>;
  const removed = new Set(data?.pages.flatMap((page) => page.removed));
  return (
    <Panel id="audit" title={words.tabs.audit}>
      {!data && error && <LoadFailure title={words.auditFailed} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingRows />}
      {data && acts.length === 0 && <p className="text-soft">{words.auditEmpty}</p>}
      {acts.length > 0 && (
        <ol aria-label={words.tabs.audit} className="-my-2 divide-y divide-line">
          {acts.map((act) => (
            <li key={act.id} className="flex justify-between gap-x-4 py-2 max-sm:flex-col">
              <ActLine act={act} names={names} removed={removed} />
              <time dateTime={act.acted_at} className="shrink-0 text-sm text-soft tabular-nums">
                {formatMoment(act.acted_at)}
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
