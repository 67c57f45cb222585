import { Dialog } from '@nivel/ui/dialog';
import type { DrawerProps } from '../drawer/use-drawer.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { InboxList } from './inbox-list.tsx';

/** The inbox, where everything lies that a toast ever said. */
export const InboxDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = signedInText.useText();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.inbox} closeLabel={text.close}>
      <InboxList onLeave={() => onOpenChange(false)} />
    </Dialog>
  );
};
