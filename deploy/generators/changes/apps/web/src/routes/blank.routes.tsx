import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './signed-in.route.tsx';

export const blankRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/blank',
  component: lazyRouteComponent(() => import('../features/blank/items/items-page.tsx'), 'ItemsPage'),
});
