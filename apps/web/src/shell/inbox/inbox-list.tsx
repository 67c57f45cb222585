import { Button } from '@nivel/ui/button';
import { EmptyState } from '@nivel/ui/empty-state';
import type { InboxPart } from '@nivel/contracts/worker/notification';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Axo } from '../brand/axo.tsx';
import { notificationsQuery } from '../notifications/notifications.queries.ts';
import { useMarkRead } from '../notifications/use-mark-read.ts';
import { pressed } from './inbox-keys.ts';
import { InboxRow } from './inbox-row.tsx';
import { inboxText } from './inbox-text.ts';
import { useInboxChanges } from './use-inbox-changes.ts';

const Failure = ({ onAgain }: { readonly onAgain: () => void }) => {
  const text = inboxText.useText();
  return (
    <div role="alert" className="flex flex-col items-start gap-3">
      <p>{text.loadFailed}</p>
      <Button variant="secondary" onClick={onAgain}>
        {text.tryAgain}
      </Button>
    </div>
  );
};

/** The last change, with its undo. */
const Said = ({ said, change }: ReturnType<typeof useInboxChanges>) => {
  const text = inboxText.useText();
  const undo = said?.undo;
  return (
    <div role="status" className="flex min-h-9 flex-wrap items-center gap-3 text-soft">
      {said?.message}
      {undo && (
        <button type="button" onClick={() => change(undo)} className="min-h-9 font-medium text-accent hover:underline">
          {text.undo}
        </button>
      )}
    </div>
  );
};

/** A part of the inbox, page by page. */
export const InboxList = ({ part }: { readonly part: InboxPart }) => {
  const text = inboxText.useText();
  const { data, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    notificationsQuery(part),
  );
  const changes = useInboxChanges(part);
  const { mutate: markRead } = useMarkRead();
  const notifications = data?.pages.flat() ?? [];
  const [newest] = notifications;
  const read = ({ id, readAt }: (typeof notifications)[number]): void => {
    if (readAt === null) markRead({ ids: [id] });
  };
  if (!data) return isError ? <Failure onAgain={() => void refetch()} /> : <p role="status">{text.loading}</p>;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {newest && (part === 'inbox' || part === 'unread') && (
          <Button size="sm" variant="secondary" onClick={() => markRead({ up_to: newest.id })}>
            {text.markAllRead}
          </Button>
        )}
        {newest && part === 'inbox' && (
          <Button size="sm" variant="secondary" onClick={() => changes.change({ is: 'all-done', upTo: newest.id })}>
            {text.markAllDone}
          </Button>
        )}
        <Said {...changes} />
      </div>
      {notifications.length === 0 && <EmptyState drawing={<Axo mood="sleep" size={120} />} title={text.empty[part]} />}
      <ol
        aria-label={text.list}
        className="divide-y divide-line rounded-md border border-line bg-raised empty:hidden"
        onKeyDown={(event) => {
          const at = event.target instanceof Element ? event.target.closest('li') : null;
          const shown = at && notifications[[...event.currentTarget.children].indexOf(at)];
          if (event.key === 'm' && shown) read(shown);
          else if (!pressed(event)) return;
          event.preventDefault();
        }}
      >
        {notifications.map((notification) => (
          <InboxRow
            key={notification.id}
            notification={notification}
            onRead={() => read(notification)}
            onChange={changes.change}
          />
        ))}
      </ol>
      {hasNextPage && (
        <Button
          variant="secondary"
          className="self-start"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.more}
        </Button>
      )}
    </>
  );
};
