import type { BookEntity } from '@nivel/contracts/finance/book-values';
import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { moneyHistoryQuery, type AuditEntry } from '../money.queries.ts';
import { moneyText } from '../money-text.ts';

/** A section's names for its fields, and its way to show their values. */
export interface FieldsInWords {
  readonly labels: Readonly<Record<string, string>>;
  /** Undefined: the value is shown unchanged. */
  readonly inWords: (field: string, value: unknown, values: Readonly<Record<string, unknown>>) => string | undefined;
}

interface EntryProps {
  readonly entry: AuditEntry;
  readonly names: Readonly<Record<string, string>>;
  readonly fields: FieldsInWords;
}

const Changes = ({ entry: { before, after }, names, fields }: EntryProps) => {
  const { history } = moneyText.useText();
  if (before === null || after === null) return null;
  const shown = (field: string, value: unknown, values: Readonly<Record<string, unknown>>): string => {
    if (value === null || value === '') return history.nothing;
    return fields.inWords(field, value, values) ?? names[String(value)] ?? String(value);
  };
  return (
    <ul className="text-sm">
      {Object.entries(after)
        .filter(([field]) => field in fields.labels)
        .map(([field, value]) => (
          <li key={field} className="wrap-anywhere">
            <span className="text-soft">{fields.labels[field]}:</span>{' '}
            {history.from(shown(field, before[field], before), shown(field, value, after))}
          </li>
        ))}
    </ul>
  );
};

const Entry = (props: EntryProps) => {
  const { history } = moneyText.useText();
  const { actor_id: actor, act, acted_at: actedAt, reason } = props.entry;
  return (
    <li className="flex flex-col gap-0.5 py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="font-medium">
            {actor === null ? history.system : (props.names[actor] ?? history.somebody)}
          </span>{' '}
          {history.acts[act] ?? act}
        </span>
        <time dateTime={actedAt} className="text-sm text-soft tabular-nums">
          {formatMoment(actedAt)}
        </time>
      </p>
      <Changes {...props} />
      {reason !== null && <p className="text-sm text-soft">{history.reason(reason)}</p>}
    </li>
  );
};

interface RowHistoryProps {
  readonly entity: BookEntity;
  readonly id: string;
  readonly fields: FieldsInWords;
}

/** Who did what to a row of the book, and when. */
export const RowHistory = ({ entity, id, fields }: RowHistoryProps) => {
  const { history } = moneyText.useText();
  const query = useInfiniteQuery(moneyHistoryQuery(entity, id));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const names = Object.assign({}, ...(data?.pages.map((page) => page.names) ?? [])) as Readonly<Record<string, string>>;
  const entries = data?.pages.flatMap((page) => page.entries);
  return (
    <section aria-labelledby={`history-${id}`} className="mt-5">
      <h3 id={`history-${id}`} className="text-base">
        {history.title}
      </h3>
      {!entries && error && <LoadFailure title={history.failed} error={error} onRetry={() => void refetch()} />}
      {!entries && !error && <LoadingRows />}
      {entries?.length === 0 && <p className="text-soft">{history.empty}</p>}
      {entries && entries.length > 0 && (
        <ol aria-label={history.title} className="divide-y divide-line">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} names={names} fields={fields} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {history.older}
        </Button>
      )}
    </section>
  );
};
