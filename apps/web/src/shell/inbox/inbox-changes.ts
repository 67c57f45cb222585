import type { InboxNotification, InboxPart } from '@nivel/contracts/worker/notification';
import type { QueryClient } from '@tanstack/react-query';
import { siteClient } from '../calls/site-client.ts';
import { notificationsQuery } from '../notifications/notifications.queries.ts';

type Ids = readonly string[];

/** Changes of notifications by a person. */
export type InboxChange =
  | { readonly is: 'done' | 'open'; readonly ids: Ids }
  | { readonly is: 'all-done'; readonly upTo: string }
  /** @param until as the service accepts it; null: they return */
  | { readonly is: 'snooze'; readonly ids: Ids; readonly until: string | null };

/** Has the service do it. @returns how many are unread then, and until when something is put off */
export const send = async (
  change: InboxChange,
): Promise<{ readonly unread: number; readonly until?: string | null }> => {
  if (change.is === 'all-done')
    return siteClient.call('mark_notifications_done', { up_to: change.upTo, is_done: true });
  const ids = [...change.ids];
  if (change.is === 'snooze') return siteClient.call('snooze_notifications', { ids, until: change.until });
  return siteClient.call('mark_notifications_done', { ids, is_done: change.is === 'done' });
};

/** The reverse of a change; null: there is none. */
export const inverseOf = (change: InboxChange, part: InboxPart): InboxChange | null => {
  if (change.is === 'done' && part !== 'snoozed') return { is: 'open', ids: change.ids };
  if (change.is === 'open') return { is: 'done', ids: change.ids };
  return change.is === 'snooze' && change.until !== null && part !== 'done'
    ? { is: 'snooze', ids: change.ids, until: null }
    : null;
};

/** Takes what leaves the part of the inbox that is shown out of it, before the service has answered. */
export const hide = async (client: QueryClient, part: InboxPart, change: InboxChange): Promise<void> => {
  const { queryKey } = notificationsQuery(part);
  await client.cancelQueries({ queryKey });
  const leaves = ({ id }: InboxNotification): boolean =>
    change.is === 'all-done' ? id <= change.upTo : change.ids.includes(id);
  client.setQueryData(
    queryKey,
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => page.filter((one) => !leaves(one))) },
  );
};
