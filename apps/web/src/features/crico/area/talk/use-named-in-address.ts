import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** A link to a message leads to it. */
export const useNamedInAddress = (name: string) => {
  const place = useRef<HTMLElement>(null);
  const isNamed = useLocation({ select: ({ hash }) => hash === name });
  useEffect(() => {
    if (!isNamed) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return place;
};
