import { Skeleton } from '@nivel/ui/skeleton';
import { ChevronLeft } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useEffect, type ComponentType } from 'react';
import { useArea } from '../area/area.ts';
import { mainId } from '../navigation/skip-link.tsx';
import { useTitle } from '../navigation/use-title.ts';
import { settingsText } from './settings-text.ts';

interface SettingsFrameProps {
  /** The sections of the slices, in the order of the screen; each is loaded separately. */
  readonly sections: readonly { readonly id: string; readonly Section: ComponentType }[];
}

/** Events with which a person takes control of the page. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** A link may lead to a section that appears after the page, and is pushed down by content of those above it. */
const useAnchor = (): void => {
  useEffect(() => {
    const id = location.hash.slice(1);
    if (!id) return undefined;
    const show = (): void => document.getElementById(id)?.scrollIntoView();
    const observer = new MutationObserver(show);
    const letGo = new AbortController();
    letGo.signal.addEventListener('abort', () => observer.disconnect());
    for (const gesture of gestures) addEventListener(gesture, () => letGo.abort(), { signal: letGo.signal });
    observer.observe(document.body, { childList: true, subtree: true });
    // Content loaded before the page was shown no longer changes.
    show();
    return () => letGo.abort();
  }, []);
};

/** The settings screen: a heading, the back link, and the slices' sections. */
export const SettingsFrame = ({ sections }: SettingsFrameProps) => {
  const text = settingsText.useText();
  const { home, backLabel } = useArea();
  useTitle(text.title);
  useAnchor();
  return (
    <main
      id={mainId}
      tabIndex={-1}
      className="mx-auto flex w-full max-w-3xl flex-col gap-6 px-4 pt-4 pb-16 outline-none sm:px-6"
    >
      <div>
        <Link
          to={home}
          className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-md px-2 font-medium text-soft hover:bg-sunken hover:text-text"
        >
          <ChevronLeft aria-hidden="true" size={18} />
          {backLabel}
        </Link>
        <h1 className="mt-2 text-3xl">{text.title}</h1>
      </div>
      {sections.map(({ id, Section }) => (
        <Suspense key={id} fallback={<Skeleton className="h-64" />}>
          <Section />
        </Suspense>
      ))}
    </main>
  );
};
