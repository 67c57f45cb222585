import type { ReactNode } from 'react';
import { mainId } from '../navigation/skip-link.tsx';
import { useTitle } from '../navigation/use-title.ts';
import { ThemeSwitch } from '../theme/theme-switch.tsx';

const screens = {
  '/debug/design-system': 'Design system',
  '/debug/progression': 'Progression',
  '/debug/board-demo': 'Board demo',
};

interface DebugFrameProps {
  readonly title: string;
  /** What the screen is for, in a sentence. */
  readonly lead: string;
  readonly children: ReactNode;
}

/** The frame of the screens for developers, which are in English and in development builds only. */
export const DebugFrame = ({ title, lead, children }: DebugFrameProps) => {
  useTitle(title);
  return (
    <div lang="en" className="mx-auto flex w-full max-w-5xl flex-col gap-6 px-4 py-5">
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <nav aria-label="Screens for developers" className="flex flex-wrap gap-x-4">
          {Object.entries(screens).map(([href, name]) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center font-medium text-accent underline-offset-4 hover:underline"
            >
              {name}
            </a>
          ))}
        </nav>
        <ThemeSwitch />
      </header>
      <main id={mainId} tabIndex={-1} className="flex flex-col gap-8 outline-none">
        <div>
          <h1 className="text-2xl">{title}</h1>
          <p className="mt-1 text-soft">{lead}</p>
        </div>
        {children}
      </main>
    </div>
  );
};
