import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, render, type RenderResult } from '@testing-library/react';
import { session } from '../app/session/session.ts';
import { createAppRouter } from '../routes/router.tsx';

// jsdom has no layout, so that there is nothing to scroll and nothing comes into view by itself.
globalThis.scrollTo = () => undefined;
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

/** Renders the whole client at a path, as a page load there would. */
export const renderApp = async (path: string): Promise<RenderResult & { readonly pathname: () => string }> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const rendered = render(<RouterProvider router={router} />);
  await act(async () => {
    await router.load();
    await session.restore();
  });
  return { ...rendered, pathname: () => router.state.location.pathname };
};
