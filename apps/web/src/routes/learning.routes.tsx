import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { filling } from '../shell/signed-in/router-context.ts';
import { billingRoutes } from './billing.routes.tsx';
import { textIn } from './text-in.ts';
import { learningRoute } from './learning-area.route.tsx';

const loaders = async () => import('./learning.loaders.ts');
const pages = async () => import('./learning-pages.ts');
const helpPages = async () => import('./help-pages.ts');

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
  // The place in the part to start with: a second of its video, or a question of its set.
  validateSearch: ({ segundo, pregunta }): { segundo?: number | undefined; pregunta?: string | undefined } => ({
    segundo: Number(segundo) >= 0 ? Number(segundo) : undefined,
    pregunta: textIn(pregunta),
  }),
  loader: filling(async () => (await loaders()).part),
  component: lazyRouteComponent(() => import('../features/learning/part/part-page.tsx'), 'PartPage'),
});

const settingsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/ajustes',
  loader: filling(async () => (await loaders()).settings),
  component: lazyRouteComponent(async () => (await pages()).settings(), 'SettingsPage'),
});

const inboxRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/avisos',
  validateSearch: ({ part }): { part?: string } => (typeof part === 'string' ? { part } : {}),
  component: lazyRouteComponent(async () => (await pages()).inbox(), 'InboxPage'),
});

const questionsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/preguntas',
  component: lazyRouteComponent(helpPages, 'QuestionsPage'),
});

const notesRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/notas',
  validateSearch: ({ buscar }): { buscar?: string | undefined } => ({ buscar: textIn(buscar) }),
  component: lazyRouteComponent(helpPages, 'NotesPage'),
});

const searchRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/buscar',
  validateSearch: ({ texto }): { texto?: string | undefined } => ({ texto: textIn(texto) }),
  component: lazyRouteComponent(helpPages, 'SearchPage'),
});

const certificatesRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/certificados',
  component: lazyRouteComponent(helpPages, 'CertificatesPage'),
});

const repetitionRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/repaso',
  component: lazyRouteComponent(helpPages, 'RepetitionPage'),
});

const mentorsRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/mentores',
  component: lazyRouteComponent(helpPages, 'QueuePage'),
});

const mentoringRoute = createRoute({
  getParentRoute: () => learningRoute,
  path: '/dashboard/mentorias',
  component: lazyRouteComponent(helpPages, 'MentoringPage'),
});

/** A student's dashboard, modules, parts, settings, and plans. */
export const learningRoutes = learningRoute.addChildren([
  dashboardRoute,
  moduleRoute,
  partRoute,
  settingsRoute,
  inboxRoute,
  questionsRoute,
  notesRoute,
  certificatesRoute,
  searchRoute,
  repetitionRoute,
  mentorsRoute,
  mentoringRoute,
  ...billingRoutes,
]);
