import { Button } from '@nivel/ui/button';
import { classNames } from '@nivel/ui/class-names';
import { EmptyState } from '@nivel/ui/empty-state';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Axo } from '../brand/axo.tsx';
import { siteClient } from '../calls/site-client.ts';
import { useLocale } from '../language/locale.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { markToastsRead, useToastLog } from '../toasts/toast-log.ts';
import { notificationsQuery, keepUnread, unreadQuery } from './notifications.queries.ts';
import { mergeNotifications, type NotificationLine } from './merge-notifications.ts';

/**
 * Opening the list is reading it; its lines keep the look of the unread until it is opened again. What fails stays unread
 * and is read the next time.
 */
const useMarkRead = (isLoaded: boolean) => {
  const client = useQueryClient();
  const { data: unread = 0 } = useQuery({ ...unreadQuery(), enabled: false });
  useEffect(() => {
    markToastsRead();
    if (!isLoaded || unread === 0) return;
    siteClient.call('mark_notifications_read', {}).then(
      ({ unread: left }) => keepUnread(client, left),
      () => undefined,
    );
  }, [isLoaded, unread, client]);
};

const Line = ({ line, onLeave }: { readonly line: NotificationLine; readonly onLeave: () => void }) => {
  const locale = useLocale();
  const at = new Date(line.at);
  return (
    <li
      className={classNames('relative flex flex-col gap-0.5 rounded-md px-3 py-2.5', !line.isRead && 'bg-accent-soft')}
    >
      {line.link === null ? (
        <p className="font-medium">{line.text}</p>
      ) : (
        <Link
          to={line.link}
          onClick={onLeave}
          // The whole line is the place to press.
          className="font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {line.text}
        </Link>
      )}
      <p className="text-sm text-soft">
        <time dateTime={at.toISOString()}>
          {at.toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
      </p>
    </li>
  );
};

const Failure = ({ onAgain }: { readonly onAgain: () => void }) => {
  const text = signedInText.useText();
  return (
    <div role="alert" className="mt-4 flex flex-col items-start gap-3">
      <p>{text.notificationsError}</p>
      <Button variant="secondary" onClick={onAgain}>
        {text.tryAgain}
      </Button>
    </div>
  );
};

/** Everything that was told to this person: what the service keeps, and what this device said besides. */
export const NotificationList = ({ onLeave }: { readonly onLeave: () => void }) => {
  const text = signedInText.useText();
  const locale = useLocale();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery());
  const lines = mergeNotifications(data?.pages.flat() ?? [], useToastLog(), locale);
  useMarkRead(data !== undefined);
  if (isPending) {
    return (
      <p role="status" className="py-6 text-soft">
        {text.loading}
      </p>
    );
  }
  return (
    <>
      {isError && <Failure onAgain={() => void refetch()} />}
      {lines.length === 0 && !isError && (
        <EmptyState drawing={<Axo mood="sleep" size={120} />} title={text.notifications}>
          <p>{text.notificationsEmpty}</p>
        </EmptyState>
      )}
      <ul className="-mx-3 mt-4 flex flex-col gap-1">
        {lines.map((line) => (
          <Line key={line.id} line={line} onLeave={onLeave} />
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
          {text.notificationsMore}
        </Button>
      )}
    </>
  );
};
