import { Link } from '@tanstack/react-router';
import { PanelLeft, Search } from 'lucide-react';
import { Wordmark } from '../../../../shell/brand/wordmark.tsx';
import { commandKeys, openCommandPalette } from '../../../../shell/commands/command-registry.ts';
import { useDrawer } from '../../../../shell/drawer/use-drawer.tsx';
import { NotificationButton } from '../../../../shell/notifications/notification-button.tsx';
import { cricoText } from '../crico-text.ts';
import { UserMenu } from './user-menu.tsx';

const load = async () => (await import('./sidebar-drawer.tsx')).SidebarDrawer;

/** The bar above every page of Crico. */
export const CricoHeader = () => {
  const text = cricoText.useText();
  const { opener, drawer } = useDrawer(load);
  return (
    <header className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface px-3 py-1 lg:px-4">
      <button
        type="button"
        aria-label={text.openSidebar}
        className="grid size-9 place-items-center rounded-sm hover:bg-sunken lg:hidden pointer-coarse:size-11"
        {...opener}
      >
        <PanelLeft aria-hidden="true" size={20} />
      </button>
      {drawer}
      <Link
        to="/crico/dashboard"
        aria-label={text.homeLink}
        className="inline-flex min-h-11 items-center gap-2 rounded-md"
      >
        <Wordmark />{' '}
        <span className="rounded-sm bg-info-soft px-1.5 py-0.5 text-sm font-semibold text-info">{text.crico}</span>
      </Link>
      <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
        <button
          type="button"
          onClick={openCommandPalette}
          className="flex min-h-9 items-center justify-center gap-2 rounded-sm border border-line-strong bg-raised px-2.5 text-soft hover:bg-sunken hover:text-text max-sm:border-transparent max-sm:bg-transparent pointer-coarse:min-h-11 pointer-coarse:min-w-11"
        >
          <Search aria-hidden="true" className="size-4 max-sm:size-5" />
          <span className="max-sm:sr-only">{text.commands}</span>
          <kbd className="font-sans text-sm max-sm:hidden pointer-coarse:hidden">{commandKeys()}</kbd>
        </button>
        <NotificationButton />
        <UserMenu />
      </div>
    </header>
  );
};
