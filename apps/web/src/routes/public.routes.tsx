import { createRoute, lazyRouteComponent, Outlet, redirect } from '@tanstack/react-router';
import { wayOn } from '../shell/navigation/internal-path.ts';
import { PublicLayout } from '../shell/public-layout/public-layout.tsx';
import { HomePage } from '../features/learning/home/home-page.tsx';
import { keptLink, pageOfLink, readAuthLink, type LinkType } from '../features/accounts/auth-link.ts';
import { rootRoute } from './root.tsx';
import { textIn } from './text-in.ts';

const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'public',
  component: () => (
    <PublicLayout>
      <Outlet />
    </PublicLayout>
  ),
});

const joinPages = async () => import('./join-pages.ts');
const rarePages = async () => import('./rare-pages.ts');

interface Visited {
  readonly location: { readonly pathname: string; readonly hash: string; readonly searchStr: string };
}

/**
 * Removes the value of an e-mail link from the address bar and the history before any resource is loaded, and opens the page
 * that asks for confirmation before using it. Mails of other clients link to the site and not to a page of it.
 */
const takeLink =
  (page: LinkType) =>
  ({ location: { pathname, hash, searchStr } }: Visited): void => {
    // Only these pages have a value in their query; on others the query is not ours.
    const link = readAuthLink(hash, pathname === '/' ? '' : searchStr, page);
    if (!link) return;
    const isOurs = link.kind !== 'session';
    if (isOurs) keptLink.write(link);
    redirect({ to: isOurs ? pageOfLink(link) : pathname, replace: true, throw: true });
  };

const homeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/',
  beforeLoad: takeLink('signup'),
  component: HomePage,
});

const loginRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/login',
  validateSearch: wayOn,
  component: lazyRouteComponent(() => import('../features/accounts/login-page.tsx'), 'LoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/register',
  component: lazyRouteComponent(joinPages, 'RegisterPage'),
});

const verifyEmailRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/verify-email',
  validateSearch: (search): { unconfirmed?: true } => (search['unconfirmed'] === true ? { unconfirmed: true } : {}),
  beforeLoad: takeLink('signup'),
  component: lazyRouteComponent(joinPages, 'VerifyEmailPage'),
});

const recoverRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/recover',
  beforeLoad: takeLink('recovery'),
  component: lazyRouteComponent(joinPages, 'RecoverPage'),
});

const magicLinkRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/magic-link',
  validateSearch: wayOn,
  beforeLoad: takeLink('magiclink'),
  component: lazyRouteComponent(rarePages, 'MagicLinkPage'),
});

const secondStepRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/second-step',
  validateSearch: wayOn,
  component: lazyRouteComponent(rarePages, 'SecondStepPage'),
});

const ssoRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/sso',
  validateSearch: wayOn,
  component: lazyRouteComponent(rarePages, 'SsoPage'),
});

const confirmAddressRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/confirm-address',
  beforeLoad: takeLink('email_change'),
  component: lazyRouteComponent(rarePages, 'ConfirmAddressPage'),
});

/** E-mail programs also post here on their own; opened as a page, it asks. */
const unsubscribeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/unsubscribe',
  validateSearch: ({ token }): { token?: string | undefined } => ({ token: textIn(token) }),
  component: lazyRouteComponent(rarePages, 'UnsubscribePage'),
});

const accountClosedRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/account-closed',
  validateSearch: ({ until }): { until?: string | undefined } => ({ until: textIn(until) }),
  component: lazyRouteComponent(rarePages, 'AccountClosedPage'),
});

const professionalHomeRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/professional-home',
  component: lazyRouteComponent(rarePages, 'ProfessionalHomePage'),
});

const plansRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/planes',
  component: lazyRouteComponent(rarePages, 'PublicPlansPage'),
});

const verifyCertificateRoute = createRoute({
  getParentRoute: () => publicRoute,
  path: '/certificado/{-$number}',
  component: lazyRouteComponent(rarePages, 'VerifyCertificatePage'),
});

export const publicRoutes = publicRoute.addChildren([
  homeRoute,
  loginRoute,
  registerRoute,
  verifyEmailRoute,
  recoverRoute,
  magicLinkRoute,
  secondStepRoute,
  ssoRoute,
  confirmAddressRoute,
  unsubscribeRoute,
  accountClosedRoute,
  professionalHomeRoute,
  plansRoute,
  verifyCertificateRoute,
]);
