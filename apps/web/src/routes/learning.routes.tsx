import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { learningText } from '../features/learning/area/learning-text.ts';
import { fillCache } from '../shell/signed-in/router-context.ts';
import { signedInRoute } from './signed-in.route.tsx';

const queries = async () => import('../features/learning/area/data/learning.queries.ts');

/** The learning area: a student's dashboard, modules, parts and settings. */
const learningRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'learning',
  // Beside the area's program instead of after it.
  beforeLoad: () => void learningText.load(),
  // The whole area reads the dashboard: names of modules, the next part, the welcome of a new account.
  loader: ({ context }) => fillCache(context, async (client) => client.query((await queries()).dashboardQuery())),
  component: lazyRouteComponent(() => import('../features/learning/area/learning-area.tsx'), 'LearningArea'),
});

const dashboardRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/estudiantes-dashboard',
  component: lazyRouteComponent(() => import('../features/learning/dashboard/dashboard-page.tsx'), 'DashboardPage'),
});

const moduleRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/modulos/$moduleId',
  loader: ({ context, params }) =>
    fillCache(context, async (client) => client.query((await queries()).moduleQuery(params.moduleId))),
  component: lazyRouteComponent(() => import('../features/learning/module/module-page.tsx'), 'ModulePage'),
});

const partRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/modulos/$moduleId/partes/$partId',
  loader: ({ context, params, preload }) =>
    fillCache(context, async (client) => {
      const { moduleQuery, partQuery } = await queries();
      await Promise.all([
        client.query(moduleQuery(params.moduleId)),
        // Opening a part is told to the service: a pointer that passes over its link opens nothing.
        preload ? undefined : client.query(partQuery(params.partId)),
      ]);
    }),
  component: lazyRouteComponent(() => import('../features/learning/part/part-page.tsx'), 'PartPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/ajustes',
  loader: ({ context }) =>
    fillCache(context, async (client) => {
      const { eventsQuery, sessionsQuery } = await import('../features/accounts/settings/account.queries.ts');
      await Promise.all([client.query(sessionsQuery()), client.infiniteQuery(eventsQuery())]);
    }),
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

export const learningRoutes = learningRoute.addChildren([dashboardRoute, moduleRoute, partRoute, settingsRoute]);
