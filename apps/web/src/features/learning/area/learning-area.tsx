import { Outlet } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, type ComponentType, type ReactNode } from 'react';
import { AreaFrame } from '../../../shell/area/area-frame.tsx';
import type { Area } from '../../../shell/area/area.ts';
import { useSession } from '../../../shell/session/session.ts';
import type { SessionUser } from '../../../shell/session/session-state.ts';
import { clearCelebrations } from './celebration/celebration.store.ts';
import { Celebrations } from './celebration/celebrations.tsx';
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
  return (
    <AreaFrame area={area}>
      {state.status === 'signed-in' && <Background user={state.user} />}
      <Suspense fallback={null}>{state.status === 'signed-in' && <OfflineStudy user={state.user} />}</Suspense>
      {children}
      <Outlet />
      <Celebrations />
    </AreaFrame>
  );
};
