import { useEffect, useState, type RefObject } from 'react';

/** How much of an element has passed the lower edge of the window, 0 to 100. */
export const useScrollShare = (element: RefObject<HTMLElement | null>): number => {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (!box || box.height === 0) return;
      setShare(Math.round(Math.min(1, Math.max(0, (innerHeight - box.top) / box.height)) * 100));
    };
    measure();
    addEventListener('scroll', measure, { passive: true });
    addEventListener('resize', measure);
    return () => {
      removeEventListener('scroll', measure);
      removeEventListener('resize', measure);
    };
  }, [element]);
  return share;
};
