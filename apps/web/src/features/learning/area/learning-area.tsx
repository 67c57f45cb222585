import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { AreaFrame } from '../../../shell/area/area-frame.tsx';
import type { Area } from '../../../shell/area/area.ts';
import { useOnline } from '../../../shell/live/use-online.ts';
import { useSession } from '../../../shell/session/session.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { clearCelebrations } from './celebration/celebration.store.ts';
import { Celebrations } from './celebration/celebrations.tsx';
import { offlineFlag } from './kept/reachability.ts';
import { learningText } from './learning-text.ts';
import { learningToastRules } from './learning-toasts.ts';
import { useLiveLearning } from './live/use-live-learning.ts';
import { useLearningCommands } from './use-learning-commands.ts';
import { useWelcome } from './use-welcome.ts';

/** Studying without network: its program is no part of the first page, and an area without it works as long as there is a network. */
const OfflineStudy = lazy(async (): Promise<{ default: ComponentType<{ readonly user: SessionUser }> }> =>
  import('./offline/offline-study.tsx').then(
    (program) => ({ default: program.OfflineStudy }),
    () => ({ default: () => null }),
  ),
);

/** A person who stays on the dashboard for this time gets it as well, long after the page is complete. */
const STAYING_MS = 30_000;

/**
 * Whether offline studying is relevant: lessons were opened, the service does not answer, or this device keeps something
 * already. The dashboard of a first visit does not wait for it.
 */
const useOfflineIsOfUse = (): boolean => {
  const isTaught = useRouterState({ select: ({ location }) => location.pathname.startsWith('/dashboard/modulos/') });
  const isOnline = useOnline();
  const isUnanswered = offlineFlag.use();
  const [isOfUse, setIsOfUse] = useState(
    () => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
  );
  if (!isOfUse && (isTaught || !isOnline || isUnanswered)) setIsOfUse(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsOfUse(true), STAYING_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOfUse;
};

/** The learning area's description for the shell. */
const useLearningArea = (): Area => {
  const text = learningText.useText();
  return useMemo(
    () => ({
      home: '/estudiantes-dashboard',
      homeLabel: text.homeLink,
      backLabel: text.backToDashboard,
      settings: '/dashboard/ajustes',
      search: { to: '/dashboard/buscar', label: text.searchLink },
      inbox: '/dashboard/avisos',
      toastRules: learningToastRules,
    }),
    [text],
  );
};

/** The effects beside every page of the area: live updates, commands, and the welcome of a new account. */
const Background = ({ user }: { readonly user: SessionUser }) => {
  useEffect(() => clearCelebrations, [user.id]);
  useLiveLearning();
  useLearningCommands();
  useWelcome(user);
  return null;
};

/** The learning area of the signed-in person; `children` is shown above each of its pages. */
export const LearningArea = ({ children }: { readonly children?: ReactNode }) => {
  const area = useLearningArea();
  const state = useSession();
  const isOfflineOfUse = useOfflineIsOfUse();
  return (
    <AreaFrame area={area}>
      {state.status === 'signed-in' && <Background user={state.user} />}
      <Suspense fallback={null}>
        {isOfflineOfUse && state.status === 'signed-in' && <OfflineStudy user={state.user} />}
      </Suspense>
      {children}
      <Outlet />
      <Celebrations />
    </AreaFrame>
  );
};
