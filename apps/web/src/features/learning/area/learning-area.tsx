import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { isPassing } from '../../../shell/calls/is-transient.ts';
import { openInbox } from '../../../shell/notifications/device-inbox.ts';
import { clearToasts } from '../../../shell/notifications/toaster.ts';
import { Toasts } from '../../../shell/notifications/toasts.tsx';
import { WaitingScreen } from '../../../shell/screens/waiting-screen.tsx';
import { useSession } from '../../../shell/session/session.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { clearCelebrations } from './celebration/celebration.store.ts';
import { Celebrations } from './celebration/celebrations.tsx';
import { learningText } from './learning-text.ts';
import { useLiveLearning } from './live/use-live-learning.ts';
import { useWelcome } from './use-welcome.ts';

const garbageCollectedAfterMs = 300_000;
const retryCapMs = 30_000;

const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: garbageCollectedAfterMs,
        retry: (failures, error) => failures < 3 && isPassing(error),
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, retryCapMs),
      },
    },
  });

/** What goes on beside every page of the area: live updates and the welcome of a new account. */
const Background = ({ user }: { readonly user: SessionUser }) => {
  // The inbox is open before anything is said that should lie in it: effects run in this order.
  useEffect(() => {
    openInbox(user.id);
    return () => {
      openInbox(null);
      clearToasts();
      clearCelebrations();
    };
  }, [user.id]);
  useLiveLearning();
  useWelcome(user);
  return null;
};

const LearnerArea = ({ user }: { readonly user: SessionUser }) => {
  const text = learningText.useText();
  const [client] = useState(newQueryClient);
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={client}>
        <Background user={user} />
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Outlet />
        </Suspense>
        <Celebrations />
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  );
};

/** The learning area of whoever is signed in; another learner gets a fresh one, with nothing of the one before. */
export const LearningArea = () => {
  const state = useSession();
  return state.status === 'signed-in' ? <LearnerArea key={state.user.id} user={state.user} /> : null;
};
