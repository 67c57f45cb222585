import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../shell/screens/error-screen.tsx';
import { createRouterContext } from '../shell/signed-in/router-context.ts';
import { cricoRoutes } from './crico.routes.tsx';
import { debugRoutes } from './debug.routes.ts';
import { learningRoutes } from './learning.routes.tsx';
import { publicRoutes } from './public.routes.tsx';
import { rootRoute } from './root.tsx';
import { protectedRoute, signedInRoute } from './signed-in.route.tsx';

const pages = [
  publicRoutes,
  ...cricoRoutes,
  protectedRoute.addChildren([signedInRoute.addChildren([learningRoutes])]),
] as const;
const routeTree = rootRoute.addChildren(pages);
if (typeof NIVEL_DEBUG_SCREENS === 'undefined' || NIVEL_DEBUG_SCREENS)
  rootRoute.addChildren([...pages, ...debugRoutes()]);

/** The router of the whole client; tests bring a history of their own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    context: createRouterContext(),
    ...(history ? { history } : {}),
    defaultPreload: 'intent',
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}
