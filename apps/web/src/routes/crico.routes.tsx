import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import type { ViewChoices } from '../features/crico/board/view/view-choices.ts';
import { wayOn } from '../shell/navigation/internal-path.ts';
import { filling } from '../shell/signed-in/router-context.ts';
import { rootRoute } from './root.tsx';
import { textIn } from './text-in.ts';

const loaders = async () => import('./crico.loaders.ts');
const pages = async () => import('./crico-pages.ts');

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/crico/login',
  validateSearch: wayOn,
  component: lazyRouteComponent(() => import('./crico-login-page.tsx'), 'CricoLoginPage'),
});

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/crico/register',
  // The values in the link of an invite leave the address bar and the history before a page is shown.
  beforeLoad: async ({ location }) => {
    const token = new URLSearchParams(location.hash).get('invite');
    if (!token) return;
    (await import('../features/crico/entry/stored-invite.ts')).storedInvite.write(token);
    redirect({ to: '/crico/register', replace: true, throw: true });
  },
  component: lazyRouteComponent(() => import('./crico-register-page.tsx'), 'CricoRegisterPage'),
});

/** The first administrator of an installation is made on the same screen; afterwards it leads to the curriculum. */
const adminSetupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/admin-setup',
  component: lazyRouteComponent(() => import('./crico-register-page.tsx'), 'AdminSetupPage'),
});

/** Sends a visitor who is not signed in to the sign-in of Crico. */
const gateRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'crico-gate',
  component: lazyRouteComponent(() => import('../features/crico/area/guard/crico-gate.tsx'), 'CricoGate'),
});

const shellRoute = createRoute({
  getParentRoute: () => gateRoute,
  id: 'crico-shell',
  component: lazyRouteComponent(() => import('../shell/signed-in/signed-in-shell.tsx'), 'SignedInShell'),
});

interface CricoSearch extends Partial<Record<keyof ViewChoices, unknown>> {
  readonly organization?: string | undefined;
  readonly project?: string | undefined;
  readonly card?: string | undefined;
}

const areaRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/crico',
  // The page of a project interprets its view parameters.
  validateSearch: ({ organization, project, card, ...chosen }: Record<string, unknown>): CricoSearch => ({
    ...chosen,
    organization: textIn(organization),
    project: textIn(project),
    card: textIn(card),
  }),
  loader: filling(async () => (await loaders()).area),
  component: lazyRouteComponent(() => import('./crico-area-page.tsx'), 'CricoAreaPage'),
});

// Errors of a page are shown inside the frame, which stays.
const dashboard = lazyRouteComponent(() => import('./crico-dashboard-page.tsx'), 'CricoDashboardPage');
const homeRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/',
  errorComponent: false,
  component: dashboard,
});
const dashboardRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/dashboard',
  errorComponent: false,
  component: dashboard,
});

const moneyRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/money',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).money(), 'MoneyPage'),
});

const myWorkRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/my-work',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).myWork(), 'MyWorkPage'),
});

interface ActivitySearch {
  readonly by?: string | undefined;
  readonly kind?: string | undefined;
}

const activityRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/activity',
  validateSearch: ({ by, kind }: Record<string, unknown>): ActivitySearch => ({
    by: textIn(by),
    kind: textIn(kind),
  }),
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).activity(), 'ActivityPage'),
});

const inboxRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/inbox',
  validateSearch: ({ part }): { part?: string | undefined } => ({ part: textIn(part) }),
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).inbox(), 'InboxPage'),
});

const organizationRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/organizations/$organizationId',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).organization(), 'OrganizationPage'),
});

const adminRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/admin',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).admin(), 'AdminPage'),
});

interface CurriculumSearch {
  readonly thing?: string | undefined;
  readonly new?: string | undefined;
  readonly in?: string | undefined;
}

const curriculumRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/admin/curriculum',
  validateSearch: ({ thing, new: kind, in: parent }: Record<string, unknown>): CurriculumSearch => ({
    thing: textIn(thing),
    new: textIn(kind),
    in: textIn(parent),
  }),
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).curriculum(), 'CricoCurriculumPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => areaRoute,
  path: '/settings',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).settings(), 'CricoSettingsPage'),
});

interface ProfessionalSearch {
  readonly organization?: string | undefined;
  readonly q?: string | undefined;
  readonly sort?: string | undefined;
  readonly turned?: boolean;
}

/** The frame of Crico around pages outside of its paths. */
const professionalAreaRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/professional-dashboard',
  validateSearch: ({ organization, q, sort, turned }: Record<string, unknown>): ProfessionalSearch => ({
    organization: textIn(organization),
    ...(typeof q === 'string' || typeof q === 'number' ? { q: String(q) } : {}),
    sort: textIn(sort),
    ...(turned === true ? { turned } : {}),
  }),
  loader: filling(async () => (await loaders()).area),
  component: lazyRouteComponent(() => import('./crico-area-page.tsx'), 'CricoAreaPage'),
});
const professionalRoute = createRoute({
  getParentRoute: () => professionalAreaRoute,
  path: '/',
  errorComponent: false,
  component: lazyRouteComponent(async () => (await pages()).professional(), 'ProfessionalPage'),
});

const areaPages = [
  homeRoute,
  dashboardRoute,
  moneyRoute,
  myWorkRoute,
  activityRoute,
  inboxRoute,
  organizationRoute,
  adminRoute,
  curriculumRoute,
  settingsRoute,
];

export const cricoRoutes = [
  loginRoute,
  registerRoute,
  adminSetupRoute,
  gateRoute.addChildren([
    shellRoute.addChildren([areaRoute.addChildren(areaPages), professionalAreaRoute.addChildren([professionalRoute])]),
  ]),
] as const;
