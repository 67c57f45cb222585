import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { ErrorScreen } from '../shell/screens/error-screen.tsx';
import { learningRoutes } from './learning.routes.tsx';
import { publicRoutes } from './public.routes.tsx';
import { rootRoute } from './root.tsx';

const routeTree = rootRoute.addChildren([publicRoutes, learningRoutes]);

/** The router of the whole client; tests bring a history of their own. */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
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
