import { lazy, Suspense, useEffect } from 'react';
import { closeCommandPalette, isCommandKey, openCommandPalette, useIsPaletteOpen } from './command-registry.ts';

/** Its program is loaded when it is first opened. */
const CommandDialog = lazy(async () => ({ default: (await import('./command-dialog.tsx')).CommandDialog }));

/** Listens for Ctrl/Cmd+K on every page of the shell. */
export const CommandPalette = () => {
  const isOpen = useIsPaletteOpen();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isCommandKey(event)) return;
      event.preventDefault();
      openCommandPalette();
    };
    addEventListener('keydown', onKeyDown);
    return () => {
      removeEventListener('keydown', onKeyDown);
      closeCommandPalette();
    };
  }, []);
  return isOpen ? (
    <Suspense>
      <CommandDialog />
    </Suspense>
  ) : null;
};
