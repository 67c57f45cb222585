import { createRootRoute, Outlet, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { PublicLayout } from '../app/layouts/public-layout.tsx';
import { Toasts } from '../app/notifications/toasts.tsx';
import { ErrorScreen } from '../app/screens/error-screen.tsx';
import { NotFoundScreen } from '../app/screens/not-found-screen.tsx';

const Root = () => (
  <Suspense>
    <Outlet />
    <Toasts />
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

export const rootRoute = createRootRoute({
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
