import { createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { internalPath } from '../app/internal-path.ts';
import { PublicLayout } from '../app/layouts/public-layout.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { pageOfFragment } from '../features/accounts/auth-fragment.ts';
import { rootRoute } from './root.tsx';

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: () => (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
});

const homeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  beforeLoad: ({ location }) => {
    const page = pageOfFragment(location.hash);
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- how the router is told to go elsewhere
    if (page) throw redirect({ to: page, hash: location.hash, replace: true });
  },
  component: HomePage,
});

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  validateSearch: (search): { redirect?: string } => {
    const redirect = internalPath(search['redirect']);
    return redirect ? { redirect } : {};
  },
  component: lazyRouteComponent(() => import('../features/accounts/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register',
  component: lazyRouteComponent(() => import('../features/accounts/register-page.tsx'), 'RegisterPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/verify-email',
  validateSearch: (search): { token?: string; unconfirmed?: true } => ({
    ...(typeof search['token'] === 'string' ? { token: search['token'] } : {}),
    ...(search['unconfirmed'] === true ? { unconfirmed: true } : {}),
  }),
  component: lazyRouteComponent(() => import('../features/accounts/verify-email-page.tsx'), 'VerifyEmailPage'),
});

const recoverRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/recover',
  component: lazyRouteComponent(() => import('../features/accounts/recover-page.tsx'), 'RecoverPage'),
});

export const publicRoutes = publicRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  verifyEmailRoute,
  recoverRoute,
]);
