import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { readArrival, withoutArrival, type Arrival } from './provider-flow.ts';

/** Looks once at what a provider brought, and takes it out of the address. @param onLooked null where it brought nothing */
export const useArrival = (onLooked: (arrival: Arrival | null) => void): void => {
  const { history } = useRouter();
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    const { pathname, search } = history.location;
    const arrival = readArrival(search);
    if (arrival !== null) history.replace(withoutArrival({ pathname, search }));
    onLooked(arrival);
  }, [history, onLooked]);
};
