import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { learningRoute } from './learning-area.route.tsx';

const pages = async () => import('./payment-pages.ts');

/** One text of the query; a page takes no other. */
const only =
  <Name extends string>(name: Name) =>
  (search: Record<string, unknown>): { [key in Name]?: string } =>
    typeof search[name] === 'string' ? ({ [name]: search[name] } as { [key in Name]?: string }) : {};

const paymentRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/payment',
  validateSearch: only('plan'),
  component: lazyRouteComponent(pages, 'PaymentPage'),
});

const successRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/payment-success',
  validateSearch: only('session_id'),
  component: lazyRouteComponent(pages, 'PaymentSuccessPage'),
});

export const billingRoutes = [paymentRoute, successRoute] as const;
