import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { learningText } from '../features/learning/area/learning-text.ts';
import { filling } from '../shell/signed-in/router-context.ts';
import { signedInRoute } from './signed-in.route.tsx';

const loaders = async () => import('./learning.loaders.ts');

/** The learning area: a student's dashboard, modules, parts and settings. */
const learningRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'learning',
  // Beside the area's program instead of after it.
  beforeLoad: () => void learningText.load(),
  loader: filling(async () => (await loaders()).area),
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
  loader: filling(async () => (await loaders()).module),
  component: lazyRouteComponent(() => import('../features/learning/module/module-page.tsx'), 'ModulePage'),
});

const partRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/modulos/$moduleId/partes/$partId',
  loader: filling(async () => (await loaders()).part),
  component: lazyRouteComponent(() => import('../features/learning/part/part-page.tsx'), 'PartPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/ajustes',
  loader: filling(async () => (await loaders()).settings),
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

export const learningRoutes = learningRoute.addChildren([dashboardRoute, moduleRoute, partRoute, settingsRoute]);
