import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useArea } from '../area/area.ts';
import { Wordmark } from '../brand/wordmark.tsx';
import { NotificationButton } from '../notifications/notification-button.tsx';
import { AreaMenu } from './area-menu.tsx';

/** The slim bar above every page of an area. */
export const AreaHeader = ({ children }: { readonly children?: ReactNode }) => {
  const { home, homeLabel, search } = useArea();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-7xl items-center gap-2 px-4 py-1.5 sm:px-6">
        <Link to={home} aria-label={homeLabel} className="inline-flex min-h-11 items-center rounded-md">
          <Wordmark />
        </Link>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
          {children}
          {search && (
            <Link
              to={search.to}
              aria-label={search.label}
              className="grid size-11 place-items-center rounded-md hover:bg-sunken"
            >
              <Search aria-hidden="true" size={22} />
            </Link>
          )}
          <NotificationButton />
          <AreaMenu />
        </div>
      </div>
    </header>
  );
};
