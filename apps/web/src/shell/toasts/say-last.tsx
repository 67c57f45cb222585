import type { Toast, ToastMessage } from '@nivel/ui/toast-queue';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../session/session.ts';
import { ToastList } from './toasts.tsx';

/**
 * Shows a message on the next page to the person who has just signed out. Public pages have no toasts, so it brings its own
 * place and removes it again. A person who signs in meanwhile sees the toasts of their area.
 *
 * @param durationMs how long it is on screen
 */
export const sayLast = (message: ToastMessage, durationMs: number): void => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const end = () => {
    clearTimeout(timer);
    unsubscribe();
    root.unmount();
    place.remove();
  };
  const timer = setTimeout(end, durationMs);
  const unsubscribe = session.subscribe(() => {
    if (session.state().status === 'signed-in') end();
  });
  const render = (...toasts: readonly Toast[]) =>
    root.render(
      <Suspense>
        <ToastList toasts={toasts} onClose={end} />
      </Suspense>,
    );
  render();
  // The region exists before the words, so that assistive technology announces them.
  setTimeout(() => {
    if (place.isConnected) render({ ...message, id: 'last', hidesAt: Date.now() + durationMs, count: 1 });
  });
};
