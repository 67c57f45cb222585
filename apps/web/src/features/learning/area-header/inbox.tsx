import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useInbox } from '../../../shell/notifications/device-inbox.ts';
import { dashboardQuery, notificationsQuery } from '../area/data/learning.queries.ts';
import { learningText } from '../area/learning-text.ts';
import { countUnread } from './merge-inbox.ts';
import { useDrawer } from './use-drawer.tsx';

const load = async () => (await import('./inbox-drawer.tsx')).InboxDrawer;

/** How many notifications wait. The dashboard and the list both carry the service's count; the newer answer holds. */
const useUnread = (): number => {
  const dashboard = useQuery({ ...dashboardQuery(), enabled: false });
  const list = useInfiniteQuery({ ...notificationsQuery(), enabled: false });
  const said = useInbox();
  const isListNewer = list.dataUpdatedAt > dashboard.dataUpdatedAt;
  const counted = isListNewer ? list.data?.pages.at(-1)?.unread : dashboard.data?.unreadNotifications;
  return countUnread(counted ?? 0, Math.max(list.dataUpdatedAt, dashboard.dataUpdatedAt), said);
};

/** The bell and the inbox behind it, where everything lies that a toast ever said. */
export const Inbox = () => {
  const text = learningText.useText();
  const unread = useUnread();
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button
        type="button"
        aria-label={unread > 0 ? `${text.inbox}, ${text.inboxUnread(unread)}` : text.inbox}
        className="relative grid size-11 place-items-center rounded-md hover:bg-sunken"
        {...opener}
      >
        <Bell aria-hidden="true" size={22} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-1 right-0.5 grid min-h-5 min-w-5 place-items-center rounded-full bg-accent px-1 text-xs font-bold text-on-accent tabular-nums"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {drawer}
    </>
  );
};
