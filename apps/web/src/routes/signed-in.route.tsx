import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInText } from '../shell/language/signed-in-text.ts';
import { rootRoute } from './root.tsx';

/** Sends a visitor who is not signed in to sign-in. */
export const protectedRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'protected',
  component: lazyRouteComponent(() => import('../shell/signed-in/protected-gate.tsx'), 'ProtectedGate'),
});

/** The shell behind sign-in, around every area: query cache and live updates come with it, so that public pages do not load them. */
export const signedInRoute = createRoute({
  getParentRoute: () => protectedRoute,
  id: 'signed-in',
  // Beside the shell's program instead of after it.
  beforeLoad: () => void signedInText.load(),
  component: lazyRouteComponent(() => import('../shell/signed-in/signed-in-shell.tsx'), 'SignedInShell'),
});
