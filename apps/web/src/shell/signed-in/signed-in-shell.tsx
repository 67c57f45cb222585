import { CSPProvider } from '@base-ui/react/csp-provider';
import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet, useRouter } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { queryClientOf } from '../calls/query-client.ts';
import { CommandPalette } from '../commands/command-palette.tsx';
import { signedInText } from '../language/signed-in-text.ts';
import { useLiveNotifications } from '../notifications/use-live-notifications.ts';
import { useLiveConnection } from '../live/use-live-connection.ts';
import { WaitingScreen } from '../screens/waiting-screen.tsx';
import { useSession } from '../session/session.ts';
import { openToastLog } from '../toasts/toast-log.ts';
import { clearToasts } from '../toasts/toaster.ts';
import { Toasts } from '../toasts/toasts.tsx';

/** The effects beside every page, in every area. It comes before the area, because effects run in that order. */
const Background = ({ userId }: { readonly userId: string }) => {
  useEffect(() => {
    openToastLog(userId);
    return () => {
      openToastLog(null);
      clearToasts();
    };
  }, [userId]);
  useLiveConnection();
  useLiveNotifications();
  return null;
};

const PersonalShell = ({ userId }: { readonly userId: string }) => {
  const text = signedInText.useText();
  const { options } = useRouter();
  return (
    <CSPProvider disableStyleElements>
      <QueryClientProvider client={queryClientOf(options.context, userId)}>
        <Background userId={userId} />
        <Suspense fallback={<WaitingScreen>{text.loading}</WaitingScreen>}>
          <Outlet />
        </Suspense>
        <CommandPalette />
        <Toasts />
      </QueryClientProvider>
    </CSPProvider>
  );
};

/** The parts that all areas share, for the signed-in person; another person gets new, empty ones. */
export const SignedInShell = () => {
  const state = useSession();
  return state.status === 'signed-in' ? <PersonalShell key={state.user.id} userId={state.user.id} /> : null;
};
