import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listNotifications } from '@nivel/contracts/learning/list-notifications.operation';
import type { ToastRules } from '@nivel/ui/toast-queue';
import { createContext, use } from 'react';

/** A notification as the service keeps it. */
export type Notification = OutputOf<typeof listNotifications>['notifications'][number];

/** What an area tells the shell about itself. The shell knows no area by name. */
export interface Area {
  /** Where the area begins: the way home of its header, and the way back of the settings. */
  readonly home: string;
  /** What the link there says. */
  readonly homeLabel: string;
  /** What the way back there says. */
  readonly backLabel: string;
  /** Where its settings are. */
  readonly settings: string;
  /** How its toasts come and go. */
  readonly toastRules: ToastRules;
  /** What a notification says, or null for a kind of another area, which is shown by its title. */
  readonly notificationText: (notification: Notification) => string | null;
  /** The area's own first screen brings the number of unread notifications, so that the header need not ask for it. */
  readonly bringsUnread: boolean;
}

export const AreaContext = createContext<Area | null>(null);

/** The area around the component. */
export const useArea = (): Area => {
  const area = use(AreaContext);
  if (!area) throw new Error('there is no area around this component');
  return area;
};
