import { Dialog } from '@nivel/ui/dialog';
import { Link } from '@tanstack/react-router';
import { useArea } from '../area/area.ts';
import type { DrawerProps } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { NotificationList } from './notification-list.tsx';

/** The notifications, which contain every text of a toast. */
export const NotificationDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = signedInText.useText();
  const { inbox } = useArea();
  const leave = (): void => onOpenChange(false);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.notifications} closeLabel={text.close}>
      <NotificationList onLeave={leave} />
      <Link
        to={inbox}
        onClick={leave}
        className="mt-4 inline-flex min-h-11 items-center font-medium text-accent hover:underline"
      >
        {text.openInbox}
      </Link>
    </Dialog>
  );
};
