import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Scrolls to the heading that the address names, once the text is loaded. */
export const useHashTarget = (): void => {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
};
