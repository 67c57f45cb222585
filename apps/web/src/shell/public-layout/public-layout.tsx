import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Wordmark } from '../brand/wordmark.tsx';
import { shellText } from '../language/shell-text.ts';
import { HelpBubble } from './help-bubble.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { SiteNav } from './site-nav.tsx';
import { mainId, SkipLink } from '../navigation/skip-link.tsx';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

/** Header, content, footer and the help bubble of every public page. */
export const PublicLayout = ({ children }: { readonly children: ReactNode }) => {
  const text = shellText.useText();
  return (
    <div className="group/page relative flex min-h-dvh flex-col">
      <SkipLink />
      <header className="relative border-b border-line bg-surface">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-2.5 sm:px-6">
          <Link to="/" aria-label={text.homeLink} className="inline-flex min-h-11 items-center rounded-md">
            <Wordmark />
          </Link>
          <nav aria-label={text.navigation} className="flex grow flex-wrap items-center justify-end gap-1">
            <SiteNav />
          </nav>
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="border-t border-line">
        <div className="mx-auto flex w-full max-w-6xl flex-wrap items-center justify-between gap-4 px-4 py-6 pr-24 sm:px-6 sm:pr-28">
          <p className="text-soft">{text.copyright(new Date().getFullYear())}</p>
          <div className="flex items-center">
            <Link to="/planes" className="inline-flex min-h-11 items-center pr-4">
              {text.plans}
            </Link>
            <Link to="/professional-home" className="inline-flex min-h-11 items-center">
              {text.forTeams}
            </Link>
            <LanguageSwitch />
            <ThemeSwitch />
          </div>
        </div>
      </footer>
      <HelpBubble />
    </div>
  );
};
