import { Dialog } from '@nivel/ui/dialog';
import type { DrawerProps } from '../../../../shell/drawer/use-drawer.tsx';
import { cricoText } from '../crico-text.ts';
import { SidebarContext } from './sidebar-context.ts';
import { Sidebar } from './sidebar.tsx';

/** The sidebar where the window is too narrow for it; it closes after an action. */
export const SidebarDrawer = ({ isOpen, onOpenChange }: DrawerProps) => {
  const text = cricoText.useText();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} side="start" title={text.crico} closeLabel={text.close}>
      <div className="mt-4">
        <SidebarContext value={{ close: () => onOpenChange(false) }}>
          <Sidebar />
        </SidebarContext>
      </div>
    </Dialog>
  );
};
