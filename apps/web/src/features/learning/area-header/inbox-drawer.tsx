import { Dialog } from '@nivel/ui/dialog';
import { learningText } from '../area/learning-text.ts';
import { InboxList } from './inbox-list.tsx';
import type { DrawerProps } from './use-drawer.tsx';

/** The inbox, where everything lies that a toast ever said. */
export const InboxDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = learningText.useText();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="end" title={text.inbox} closeLabel={text.close}>
      <InboxList />
    </Dialog>
  );
};
