import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoment } from '../../area/in-words.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { ownEquityHistoryQuery, type Equity } from '../equity/equity.queries.ts';
import { equityText } from '../equity/equity-text.ts';

const Entries = ({ id }: { readonly id: string }) => {
  const text = equityText.useText();
  const { data, error, refetch } = useQuery(ownEquityHistoryQuery(id));
  if (!data && error) return <LoadFailure title={text.historyFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <ol aria-label={text.ownHistory} className="divide-y divide-line">
      {data.entries.map(({ id: entryId, act, acted_at: actedAt, reason }) => (
        <li key={entryId} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span>{text.acts[act] ?? act}</span>
          <time dateTime={actedAt} className="text-sm text-soft tabular-nums">
            {formatMoment(actedAt)}
          </time>
          {reason !== null && (
            <span className="w-full text-sm wrap-anywhere text-soft">{`${text.reason}: ${reason}`}</span>
          )}
        </li>
      ))}
    </ol>
  );
};

/** The history of one's own assignment; loaded when it is opened. */
export const OwnHistory = ({ one }: { readonly one: Equity }) => {
  const text = equityText.useText();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="min-h-6 w-fit cursor-pointer font-semibold pointer-coarse:py-2.5">{text.ownHistory}</summary>
      {isOpen && <Entries id={one.id} />}
    </details>
  );
};
