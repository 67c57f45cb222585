import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { learningText } from '../features/learning/area/learning-text.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** The learning area: a student's dashboard, modules, parts and settings. */
const learningRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'learning',
  // Beside the area's program instead of after it.
  beforeLoad: () => void learningText.load(),
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
  component: lazyRouteComponent(() => import('../features/learning/module/module-page.tsx'), 'ModulePage'),
});

const partRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/modulos/$moduleId/partes/$partId',
  component: lazyRouteComponent(() => import('../features/learning/part/part-page.tsx'), 'PartPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/ajustes',
  component: lazyRouteComponent(() => import('./settings-page.tsx'), 'SettingsPage'),
});

export const learningRoutes = learningRoute.addChildren([dashboardRoute, moduleRoute, partRoute, settingsRoute]);
