import { Card } from '@nivel/ui/card';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, type ReactNode } from 'react';
import { Wordmark } from '../../../shell/brand/wordmark.tsx';
import { LanguageSwitch } from '../../../shell/language/language-switch.tsx';
import { mainId, SkipLink } from '../../../shell/navigation/skip-link.tsx';
import { useTitle } from '../../../shell/navigation/use-title.ts';
import { ThemeSwitch } from '../../../shell/theme/theme-switch.tsx';
import { entryText } from './entry-text.ts';

interface EntryFrameProps {
  readonly title: string;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** The quiet page around everything that leads into Crico. */
export const EntryFrame = ({ title, lead, children }: EntryFrameProps) => {
  const text = entryText.useText();
  useTitle(title);
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = 'compact';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="flex items-center justify-between gap-3 px-4 py-2 sm:px-6">
        <Link to="/" aria-label={text.homeLink} className="inline-flex min-h-11 items-center gap-2 rounded-md">
          <Wordmark />{' '}
          <span className="rounded-sm bg-info-soft px-1.5 py-0.5 text-sm font-semibold text-info">{text.crico}</span>
        </Link>
        <div className="flex items-center">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className="grid flex-1 place-items-center px-4 py-8 outline-none">
        <Card className="w-full max-w-md min-w-0 p-6 wrap-anywhere">
          <h1 className="text-2xl">{title}</h1>
          {lead && <p className="mt-1.5 text-soft">{lead}</p>}
          <div className="mt-5 flex flex-col gap-4">{children}</div>
        </Card>
      </main>
    </div>
  );
};
