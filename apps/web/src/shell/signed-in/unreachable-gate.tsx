import { useEffect, useState } from 'react';
import { shellText } from '../language/shell-text.ts';
import { UnreachableScreen } from '../screens/unreachable-screen.tsx';
import { WaitingScreen } from '../screens/waiting-screen.tsx';

/** Pages that can be used without network; the others have nothing to show then. */
const isForStudying = (path: string): boolean => path === '/estudiantes-dashboard' || path.startsWith('/dashboard/');

/** The service cannot confirm the session: continues as the person whom this device keeps, or explains the problem. */
export const UnreachableGate = () => {
  const text = shellText.useText();
  const [isLooking, setIsLooking] = useState(isForStudying(location.pathname));
  useEffect(() => {
    if (!isLooking) return;
    import('../offline/kept-person.ts')
      .then(async ({ resumeWithoutNetwork }) => resumeWithoutNetwork())
      .catch(() => false)
      .then((isResumed) => setIsLooking(isResumed))
      .catch(() => undefined);
  }, [isLooking]);
  return isLooking ? <WaitingScreen>{text.verifyingAuth}</WaitingScreen> : <UnreachableScreen />;
};
