import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useDrawer } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { useToastLog } from '../toasts/toast-log.ts';
import { unreadQuery } from './notifications.queries.ts';
import { countUnread } from './merge-notifications.ts';

const load = async () => (await import('./notification-drawer.tsx')).NotificationDrawer;

/** How many notifications wait: those in the service's count, and later ones of this device. */
const useUnread = (): number => {
  const { data = 0, dataUpdatedAt } = useQuery(unreadQuery());
  return countUnread(data, dataUpdatedAt, useToastLog());
};

/** The bell and the list behind it, which contains every text of a toast. */
export const NotificationButton = () => {
  const text = signedInText.useText();
  const unread = useUnread();
  const { opener, drawer } = useDrawer(load);
  return (
    <>
      <button
        type="button"
        aria-label={unread > 0 ? `${text.notifications}, ${text.notificationsUnread(unread)}` : text.notifications}
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
