import { Navigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/** Sends people who still have to enter a code of their app to that page; the address is read once, as at sign-in. */
export const ToSecondStep = () => {
  const { latestLocation } = useRouter();
  const [redirect] = useState(latestLocation.href);
  return <Navigate to="/second-step" search={{ redirect }} replace />;
};
