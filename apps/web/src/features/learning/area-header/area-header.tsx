import { Wordmark } from '../../../shell/brand/wordmark.tsx';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { learningText } from '../area/learning-text.ts';
import { AreaMenu } from './area-menu.tsx';
import { Inbox } from './inbox.tsx';

/** The slim bar above every page of the learning area. */
export const AreaHeader = ({ children }: { readonly children?: ReactNode }) => {
  const text = learningText.useText();
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-surface">
      <div className="mx-auto flex w-full max-w-7xl items-center gap-2 px-4 py-1.5 sm:px-6">
        <Link
          to="/estudiantes-dashboard"
          aria-label={text.homeLink}
          className="inline-flex min-h-11 items-center rounded-md"
        >
          <Wordmark />
        </Link>
        <div className="flex min-w-0 flex-1 items-center justify-end gap-1">
          {children}
          <Inbox />
          <AreaMenu />
        </div>
      </div>
    </header>
  );
};
