import { lazy, Suspense, useState, type ReactNode } from 'react';
import { heldIn } from '../session/session-state.ts';
import { session } from '../session/session.ts';
import { unsentPaths } from '../storage/unsent-drafts.ts';

/** Few have something unsent; the dialog's program is loaded with the question. */
const SignOutDialog = lazy(async () => ({ default: (await import('./sign-out-dialog.tsx')).SignOutDialog }));

interface SignOut {
  readonly signOut: () => void;
  /** The question, while it is open; to be rendered beside the button. */
  readonly question: ReactNode;
}

/**
 * Ends this session. A person with unsent texts is asked first.
 *
 * @param beforeLeaving runs once it is certain, for example to leave a protected page
 * @param afterwards receives whether the service has received it; otherwise it is sent again
 */
export const useSignOut = (beforeLeaving?: () => Promise<void>, afterwards?: (isHeard: boolean) => void): SignOut => {
  const [unsent, setUnsent] = useState<readonly string[]>([]);
  const leave = async () => {
    setUnsent([]);
    await beforeLeaving?.();
    const isHeard = await session.signOut();
    afterwards?.(isHeard);
  };
  const signOut = () => {
    const held = heldIn(session.state());
    const paths = held === null ? [] : unsentPaths(held.user.id);
    if (paths.length > 0) setUnsent(paths);
    else void leave();
  };
  const question = unsent.length > 0 && (
    <Suspense>
      <SignOutDialog paths={unsent} onStay={() => setUnsent([])} onLeave={() => void leave()} />
    </Suspense>
  );
  return { signOut, question };
};
