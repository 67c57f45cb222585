import { useState, type ComponentProps, type ComponentType } from 'react';
import { signedInText } from '../language/signed-in-text.ts';
import { notify } from '../toasts/toaster.ts';

export interface DrawerProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

type Opener = Pick<ComponentProps<'button'>, 'aria-haspopup' | 'aria-busy' | 'onPointerEnter' | 'onFocus' | 'onClick'>;

/**
 * A drawer whose program is loaded when a person is about to open it, because the dashboard has a budget and most visits open
 * none.
 *
 * @param load imports the drawer; always the same function, which may be called again
 */
export const useDrawer = (load: () => Promise<ComponentType<DrawerProps>>) => {
  const text = signedInText.useText();
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>();
  const [isOpen, setIsOpen] = useState(false);
  const take = (loaded: ComponentType<DrawerProps>) => setDrawer(() => loaded);
  // The time while a pointer approaches, or between focus and Enter, is enough to fetch it. A failure is reported at the press.
  const prepare = () => void load().then(take, () => undefined);
  const open = () => {
    setIsOpen(true);
    load().then(take, () => {
      setIsOpen(false);
      const action = { label: text.reload, run: () => location.reload() };
      notify({ type: 'error', message: text.drawerFailed, action });
    });
  };
  const opener: Opener = {
    'aria-haspopup': 'dialog',
    'aria-busy': (isOpen && !Drawer) || undefined,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: open,
  };
  return { opener, drawer: Drawer && <Drawer isOpen={isOpen} onOpenChange={setIsOpen} /> };
};
