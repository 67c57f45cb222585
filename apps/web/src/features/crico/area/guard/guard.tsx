import { useQuery } from '@tanstack/react-query';
import { createContext, use, useState, type ReactNode } from 'react';
import { WaitingScreen } from '../../../../shell/screens/waiting-screen.tsx';
import type { SessionUser } from '../../../../shell/session/session-state.ts';
import { cricoText } from '../crico-text.ts';
import { permissionsQuery, type Permissions } from '../data/crico.queries.ts';
import { FailureScreen } from '../failures/failure-screen.tsx';
import { useAttempts } from '../failures/use-attempts.ts';
import { accessOf, type Requirements } from './access.ts';
import { GuardScreen } from './guard-screen.tsx';
import { NotAuthorized } from './not-authorized.tsx';

const PermissionsContext = createContext<Permissions | null>(null);

/** The rights of the person here. */
export const usePermissions = (): Permissions => {
  const permissions = use(PermissionsContext);
  if (!permissions) throw new Error('there is no guard around this component');
  return permissions;
};

/** Lets the active people of Crico in. While they are unknown, or without an answer, nothing is shown: it fails closed. */
export const CricoGuard = ({ user, children }: { readonly user: SessionUser; readonly children: ReactNode }) => {
  const text = cricoText.useText();
  const { data, error, refetch } = useQuery(permissionsQuery(user.id));
  const { attempts, count } = useAttempts(error !== null);
  const [wasIn, setWasIn] = useState(false);
  if (data && !wasIn) setWasIn(true);
  if (data) return <PermissionsContext value={data}>{children}</PermissionsContext>;
  if (data === null) return <NotAuthorized email={user.email} hasEnded={wasIn} />;
  const retry = () => {
    count();
    void refetch();
  };
  if (error) return <FailureScreen error={error} attempts={attempts} isWholePage onRetry={retry} />;
  return (
    <main>
      <WaitingScreen>{text.guard.checking}</WaitingScreen>
    </main>
  );
};

/** A page that asks for more than to be a person of Crico. */
export const Guard = ({ children, ...requirements }: Requirements & { readonly children: ReactNode }) => {
  const access = accessOf(usePermissions(), requirements);
  return access === 'granted' ? children : <GuardScreen missing={access} />;
};
