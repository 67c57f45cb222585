import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from './root.tsx';

const signedIn = () => {
  const gate = createRoute({
    getParentRoute: () => rootRoute,
    id: 'debug-gate',
    component: lazyRouteComponent(() => import('../shell/signed-in/protected-gate.tsx'), 'ProtectedGate'),
  });
  const shell = createRoute({
    getParentRoute: () => gate,
    id: 'debug-shell',
    component: lazyRouteComponent(() => import('../shell/signed-in/signed-in-shell.tsx'), 'SignedInShell'),
  });
  const progression = createRoute({
    getParentRoute: () => shell,
    path: '/debug/progression',
    component: lazyRouteComponent(() => import('../features/learning/debug/progression-page.tsx'), 'ProgressionPage'),
  });
  const boardDemo = createRoute({
    getParentRoute: () => shell,
    path: '/debug/board-demo',
    component: lazyRouteComponent(
      () => import('../features/crico/projects/debug/board-demo-page.tsx'),
      'BoardDemoPage',
    ),
  });
  return gate.addChildren([shell.addChildren([progression, boardDemo])]);
};

/** The screens for developers. A function, so that a build that does not call it holds none of their programs. */
export const debugRoutes = () => [
  createRoute({
    getParentRoute: () => rootRoute,
    path: '/debug/design-system',
    component: lazyRouteComponent(() => import('../shell/debug/design-system-page.tsx'), 'DesignSystemPage'),
  }),
  signedIn(),
];
