import { Button } from '@nivel/ui/button';
import { classNames } from '@nivel/ui/class-names';
import { EmptyState } from '@nivel/ui/empty-state';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Axo } from '../brand/axo.tsx';
import { useLocale } from '../language/locale.ts';
import { signedInText } from '../language/signed-in-text.ts';
import { placeOf } from '../navigation/place-of.ts';
import { markToastsRead, useToastLog } from '../toasts/toast-log.ts';
import { mergeNotifications, type NotificationLine } from './merge-notifications.ts';
import { notificationsQuery, unreadQuery } from './notifications.queries.ts';
import { useMarkRead } from './use-mark-read.ts';

interface LineProps {
  readonly line: NotificationLine;
  readonly onOpen: () => void;
}

const Line = ({ line, onOpen }: LineProps) => {
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
          {...placeOf(line.link)}
          onClick={onOpen}
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

/** All messages to this person: those of the service, and those of this device. */
export const NotificationList = ({ onLeave }: { readonly onLeave: () => void }) => {
  const text = signedInText.useText();
  const locale = useLocale();
  const { data, isPending, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(notificationsQuery());
  const { data: unread = 0 } = useQuery(unreadQuery());
  const kept = data?.pages.flat() ?? [];
  const lines = mergeNotifications(kept, useToastLog(), locale);
  const { mutate: markRead, isPending: isMarking } = useMarkRead();
  // Messages of this device are read once they are shown; those of the service when they are opened, or marked so.
  useEffect(markToastsRead, []);
  const [newest] = kept;
  const open = ({ id, isKept, isRead }: NotificationLine): void => {
    if (isKept && !isRead) markRead({ ids: [id] });
    onLeave();
  };
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
      {unread > 0 && newest && (
        <Button
          size="sm"
          variant="secondary"
          className="mt-3 shrink-0"
          loading={isMarking}
          onClick={() => markRead({ up_to: newest.id })}
        >
          {text.markAllRead}
        </Button>
      )}
      <ul className="-mx-3 mt-4 flex flex-col gap-1">
        {lines.map((line) => (
          <Line key={line.id} line={line} onOpen={() => open(line)} />
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
