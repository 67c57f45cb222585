import { Navigate, Outlet, useLocation } from '@tanstack/react-router';
import { appText } from '../app-text.ts';
import { useSession } from '../session/session.ts';
import { UnreachableScreen } from './unreachable-screen.tsx';
import { WaitingScreen } from './waiting-screen.tsx';

/** Lets signed-in learners through and sends everybody else to sign in, remembering where they wanted to go. */
export const ProtectedGate = () => {
  const text = appText.useText();
  const { status } = useSession();
  const origin = useLocation({ select: (location) => location.href });
  if (status === 'loading' || status === 'unreachable') {
    return <main>{status === 'loading' ? <WaitingScreen>{text.verifyingAuth}</WaitingScreen> : <UnreachableScreen />}</main>;
  }
  if (status === 'signed-out') return <Navigate to="/login" search={{ redirect: origin }} replace />;
  return <Outlet />;
};
