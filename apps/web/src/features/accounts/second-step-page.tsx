import { getRouteApi, Navigate, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTitle } from '../../shell/navigation/use-title.ts';
import { UnreachableScreen } from '../../shell/screens/unreachable-screen.tsx';
import { WaitingScreen } from '../../shell/screens/waiting-screen.tsx';
import { useSession } from '../../shell/session/session.ts';
import { joinText } from './join-text.ts';
import { secondStepText } from './second-step-text.ts';
import { SecondStep } from './second-step.tsx';

const route = getRouteApi('/public/second-step');

/** Between sign-in and the requested page, for accounts with an app. The path may carry a query, so it is no typed route. */
export const SecondStepPage = () => {
  const { redirect = '/estudiantes-dashboard' } = route.useSearch();
  const { history } = useRouter();
  const { status } = useSession();
  const words = joinText.useText();
  useTitle(secondStepText.useText().title);
  useEffect(() => {
    if (status === 'signed-in') history.replace(redirect);
  }, [status, redirect, history]);
  switch (status) {
    case 'second-step':
      return <SecondStep />;
    case 'signed-out':
      return <Navigate to="/login" search={{ redirect }} replace />;
    case 'unreachable':
      return <UnreachableScreen />;
    case 'loading':
    case 'signed-in':
      return <WaitingScreen>{words.entering}</WaitingScreen>;
  }
};
