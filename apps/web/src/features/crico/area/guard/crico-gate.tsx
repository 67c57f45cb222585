import { Navigate, Outlet } from '@tanstack/react-router';
import { UnreachableScreen } from '../../../../shell/screens/unreachable-screen.tsx';
import { WaitingScreen } from '../../../../shell/screens/waiting-screen.tsx';
import { ToSecondStep } from '../../../../shell/signed-in/to-second-step.tsx';
import { useWantedPage } from '../../../../shell/signed-in/use-wanted-page.ts';
import { useSession } from '../../../../shell/session/session.ts';
import { cricoText } from '../crico-text.ts';

const ToSignIn = () => {
  const redirect = useWantedPage();
  return redirect && <Navigate to="/crico/login" search={{ redirect }} replace />;
};

/** Admits a signed-in person, and sends everyone else to the sign-in of Crico. */
export const CricoGate = () => {
  const text = cricoText.useText();
  const { status } = useSession();
  if (status === 'signed-in') return <Outlet />;
  if (status === 'signed-out') return <ToSignIn />;
  if (status === 'second-step') return <ToSecondStep />;
  return (
    <main>{status === 'loading' ? <WaitingScreen>{text.guard.checking}</WaitingScreen> : <UnreachableScreen />}</main>
  );
};
