import { Navigate, Outlet } from '@tanstack/react-router';
import { shellText } from '../language/shell-text.ts';
import { useSession } from '../session/session.ts';
import { WaitingScreen } from '../screens/waiting-screen.tsx';
import { ToSecondStep } from './to-second-step.tsx';
import { UnreachableGate } from './unreachable-gate.tsx';
import { useWantedPage } from './use-wanted-page.ts';

const ToSignIn = () => {
  const redirect = useWantedPage();
  return redirect && <Navigate to="/login" search={{ redirect }} replace />;
};

/** Lets signed-in learners through and sends everybody else to sign in, remembering where they wanted to go. */
export const ProtectedGate = () => {
  const text = shellText.useText();
  const { status } = useSession();
  // Without network the answer is known, also while another tab has the turn to ask.
  const isUnreachable = status === 'unreachable' || (status === 'loading' && !navigator.onLine);
  if (isUnreachable || status === 'loading') {
    return <main>{isUnreachable ? <UnreachableGate /> : <WaitingScreen>{text.verifyingAuth}</WaitingScreen>}</main>;
  }
  if (status === 'signed-out') return <ToSignIn />;
  if (status === 'second-step') return <ToSecondStep />;
  return <Outlet />;
};
