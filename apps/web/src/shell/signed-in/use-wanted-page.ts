import { useMatch, useRouter } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The address behind the gate that calls it, to come back to after sign-in. It is read once: while sign-in is being loaded the
 * router reports it as active already, and would check again without end.
 *
 * @returns undefined while a page that needs no session is being loaded, which the end of the session must not hold up
 */
export const useWantedPage = (): string | undefined => {
  const router = useRouter();
  const gate = useMatch({ strict: false, select: ({ routeId }) => routeId });
  const [wanted] = useState(() => {
    const { latestLocation } = router;
    const [routes] = router.getMatchedRoutes(latestLocation.pathname);
    const isBehind = routes.some(({ id }) => id === gate);
    return isBehind ? latestLocation.href : undefined;
  });
  return wanted;
};
