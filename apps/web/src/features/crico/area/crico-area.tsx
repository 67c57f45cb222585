import type { ToastRules } from '@nivel/ui/toast-queue';
import { Outlet } from '@tanstack/react-router';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { limits } from '../../../limits/limits.ts';
import { AreaFrame } from '../../../shell/area/area-frame.tsx';
import type { Area } from '../../../shell/area/area.ts';
import { useSession } from '../../../shell/session/session.ts';
import { cricoText } from './crico-text.ts';
import { CricoDialogs } from './dialogs/crico-dialogs.tsx';
import { FailureBoundary } from './failures/failure-boundary.tsx';
import { CricoFrame } from './frame/crico-frame.tsx';
import { CricoGuard } from './guard/guard.tsx';
import { useLiveCrico } from './live/use-live-crico.ts';
import { useWaitingCommands } from './outbox/use-waiting-commands.ts';
import { useCricoCommands, useHelpKey } from './use-crico-commands.ts';

const { visible, durationMs, durationsMs, actionMs, rate, rateWindowMs } = limits.crico.toasts;
const toastRules: ToastRules = {
  visibleLimit: visible,
  durationMs,
  durationsMs,
  actionMs,
  rateLimit: { toasts: rate, windowMs: rateWindowMs },
};

/** Crico's description for the shell. */
const useCricoArea = (): Area => {
  const text = cricoText.useText();
  return useMemo(
    () => ({
      home: '/crico/dashboard',
      homeLabel: text.homeLink,
      backLabel: text.backToDashboard,
      settings: '/crico/settings',
      inbox: '/crico/inbox',
      toastRules,
    }),
    [text],
  );
};

/** Dialogs and menus are outside of the area's elements, so the whole page is dense while a person is here. */
const useDensity = (): void => {
  useLayoutEffect(() => {
    document.documentElement.dataset['density'] = 'compact';
    return () => {
      delete document.documentElement.dataset['density'];
    };
  }, []);
};

const Live = ({ userId }: { readonly userId: string }) => {
  useLiveCrico(userId);
  useWaitingCommands(userId);
  return null;
};

const Commands = () => {
  useCricoCommands();
  useHelpKey();
  return null;
};

interface CricoAreaProps {
  /** The dialogs that slices bring. */
  readonly dialogs: ReactNode;
}

/** Crico, for its active people. */
export const CricoArea = ({ dialogs }: CricoAreaProps) => {
  const area = useCricoArea();
  const state = useSession();
  useDensity();
  if (state.status !== 'signed-in') return null;
  return (
    <AreaFrame area={area}>
      <Live userId={state.user.id} />
      <CricoGuard user={state.user}>
        <FailureBoundary isDashboard>
          <Commands />
          <CricoFrame>
            <FailureBoundary>
              <Outlet />
            </FailureBoundary>
          </CricoFrame>
          <CricoDialogs />
          {dialogs}
        </FailureBoundary>
      </CricoGuard>
    </AreaFrame>
  );
};
