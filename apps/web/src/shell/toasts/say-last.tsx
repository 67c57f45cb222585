import type { Toast, ToastMessage } from '@nivel/ui/toast-queue';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '../session/session.ts';
import { ToastList } from './toasts.tsx';

/**
 * Shows a message to the person who was signed in until now, on the next page: public pages have no toasts of their own, so it
 * brings its place along and takes it away again. Who signs in meanwhile has the toasts of their area.
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
  // The region is there before the words, so that assistive technology announces them.
  setTimeout(() => {
    if (place.isConnected) render({ ...message, id: 'last', hidesAt: Date.now() + durationMs, count: 1 });
  });
};
