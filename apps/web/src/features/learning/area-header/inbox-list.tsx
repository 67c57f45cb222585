import { Axo } from '../../../shell/brand/axo.tsx';
import { Button } from '@nivel/ui/button';
import { classNames } from '@nivel/ui/class-names';
import { EmptyState } from '@nivel/ui/empty-state';
import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markInboxRead, useInbox } from '../../../shell/notifications/device-inbox.ts';
import { currentLocale } from '../../../shell/language/locale.ts';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { learningKeys, notificationsQuery } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { mergeInbox, type InboxLine } from './merge-inbox.ts';

/** The lines keep the look of the unread until the inbox is opened again. */
const withUnread = <Page extends object>(list: InfiniteData<Page>, unread: number) => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, unread })),
});

/** Opening the inbox is reading it. What fails stays unread and is read the next time. */
const useMarkRead = (unread: number) => {
  const client = useQueryClient();
  useEffect(() => {
    markInboxRead();
    if (unread === 0) return;
    siteClient.call('mark_notifications_read', {}).then(
      ({ unread: left }) => {
        client.setQueryData(notificationsQuery().queryKey, (list) => list && withUnread(list, left));
        return client.invalidateQueries({ queryKey: learningKeys.dashboard });
      },
      () => undefined,
    );
  }, [unread, client]);
};

const Line = ({ line }: { readonly line: InboxLine }) => (
  <li className={classNames('flex flex-col gap-0.5 rounded-md px-3 py-2.5', !line.isRead && 'bg-accent-soft')}>
    <p className="font-medium">{line.text}</p>
    <p className="text-sm text-soft">
      <time dateTime={new Date(line.at).toISOString()}>
        {new Date(line.at).toLocaleString(currentLocale(), { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </p>
  </li>
);

/** Everything that was told to the learner: what the service keeps, and what this device said besides. */
export const InboxList = () => {
  const text = learningText.useText();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery());
  const pages = data?.pages ?? [];
  const kept = pages.flatMap(({ notifications }) => notifications);
  const lines = mergeInbox(kept, useInbox(), text);
  useMarkRead(pages.at(-1)?.unread ?? 0);
  if (isPending) {
    return (
      <p role="status" className="py-6 text-soft">
        {text.loading}
      </p>
    );
  }
  return (
    <>
      {isError && (
        <div role="alert" className="mt-4 flex flex-col items-start gap-3">
          <p>{text.inboxError}</p>
          <Button variant="secondary" onClick={() => void refetch()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
      {lines.length === 0 && !isError && (
        <EmptyState drawing={<Axo mood="sleep" size={120} />} title={text.inbox}>
          <p>{text.inboxEmpty}</p>
        </EmptyState>
      )}
      <ul className="-mx-3 mt-4 flex flex-col gap-1">
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          variant="secondary"
          fullWidth
          className="mt-3 shrink-0"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {text.inboxMore}
        </Button>
      )}
    </>
  );
};
