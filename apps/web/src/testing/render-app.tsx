import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { act, configure, render, type RenderResult } from '@testing-library/react';
import { session } from '../shell/session/session.ts';
import { createAppRouter } from '../routes/router.tsx';

// Modules that are loaded at first use take their time on a busy machine.
configure({ asyncUtilTimeout: 40_000 });

// jsdom has no layout, so that there is nothing to scroll; pointer events, encoders and fetch's classes are missing too.
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;
const missing = {
  TextEncoder: class {
    encode = (text: string) => ({ length: new Blob([text]).size });
  },
  Response: class {
    readonly headers = new Map();
  },
};
for (const [name, value] of Object.entries(missing))
  if (!(name in globalThis)) Object.assign(globalThis, { [name]: value });

type RenderedApp = RenderResult & {
  /** Goes to an address as the address bar does. */
  readonly navigate: (href: string) => Promise<void>;
  readonly pathname: () => string;
  /** The address in the address bar. */
  readonly location: () => { readonly href: string; readonly pathname: string };
};

/** Renders the whole client at a path, before it is known who is signed in. */
export const renderUnknown = async (path: string): Promise<RenderedApp> => {
  const router = createAppRouter(createMemoryHistory({ initialEntries: [path] }));
  const rendered = render(<RouterProvider router={router} />);
  await act(async () => router.load());
  return {
    ...rendered,
    pathname: () => router.state.location.pathname,
    location: () => router.history.location,
    navigate: async (href) => act(async () => router.history.push(href)),
  };
};

/** Renders the whole client at a path, as a page load there would. */
export const renderApp = async (path: string): Promise<RenderedApp> => {
  const app = await renderUnknown(path);
  await act(async () => session.restore());
  return app;
};
