import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { learningText } from '../features/learning/area/learning-text.ts';
import { filling } from '../shell/signed-in/router-context.ts';
import { signedInRoute } from './signed-in.route.tsx';

/** The learning area, around the pages of a student. */
export const learningRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'learning',
  // Beside the area's program instead of after it.
  beforeLoad: () => void learningText.load(),
  loader: filling(async () => (await import('./learning.loaders.ts')).area),
  component: lazyRouteComponent(() => import('./learning-area-page.tsx'), 'LearningAreaPage'),
});
