import { createRoute, createRouter, lazyRouteComponent, type RouterHistory } from '@tanstack/react-router';
import { cricoRoutes } from '../../routes/crico.routes.tsx';
import { learningRoutes } from '../../routes/learning.routes.tsx';
import { publicRoutes } from '../../routes/public.routes.tsx';
import { rootRoute } from '../../routes/root.tsx';
import { protectedRoute, signedInRoute } from '../../routes/signed-in.route.tsx';
import { createRouterContext } from '../../shell/signed-in/router-context.ts';

const workshopRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'workshop',
  component: lazyRouteComponent(() => import('./workshop-area.tsx'), 'WorkshopArea'),
});

const pageRoute = createRoute({
  getParentRoute: () => workshopRoute,
  path: '/taller',
  component: lazyRouteComponent(() => import('./workshop-page.tsx'), 'WorkshopPage'),
});

/** The product with one area more. */
export const createRouterWithSecondArea = (history?: RouterHistory) =>
  createRouter({
    routeTree: rootRoute.addChildren([
      publicRoutes,
      ...cricoRoutes,
      protectedRoute.addChildren([signedInRoute.addChildren([learningRoutes, workshopRoute.addChildren([pageRoute])])]),
    ]),
    context: createRouterContext(),
    ...(history ? { history } : {}),
  });
