import { createRootRouteWithContext, lazyRouteComponent, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PublicLayout } from '../shell/public-layout/public-layout.tsx';
import { ErrorScreen } from '../shell/screens/error-screen.tsx';
import type { RouterContext } from '../shell/signed-in/router-context.ts';

const NotFoundScreen = lazyRouteComponent(() => import('../shell/screens/not-found-screen.tsx'), 'NotFoundScreen');

const Root = () => (
  <Suspense>
    <Outlet />
  </Suspense>
);

/** Paths below /dashboard/ keep their bare layout, also when there is nothing. */
const NotFound = () => {
  const isBare = useLocation({ select: ({ pathname }) => pathname.startsWith('/dashboard/') });
  return isBare ? (
    <main>
      <NotFoundScreen />
    </main>
  ) : (
    <PublicLayout>
      <NotFoundScreen />
    </PublicLayout>
  );
};

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: ({ error }) => (
    <Suspense>
      <main>
        <ErrorScreen error={error} />
      </main>
    </Suspense>
  ),
});
