import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Leads whoever has yet to show a code of their app to where that is asked; the address is read once, as at sign-in. */
export const ToSecondStep = () => {
  const { latestLocation } = useRouter();
  const [redirect] = useState(latestLocation.href);
  return <Navigate to="/second-step" search={{ redirect }} replace />;
};
