import { Dialog } from '@nivel/ui/dialog';
import type { DrawerProps } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { NotificationList } from './notification-list.tsx';

/** The notifications, where everything lies that a toast ever said. */
export const NotificationDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = signedInText.useText();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.notifications} closeLabel={text.close}>
      <NotificationList onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
};
