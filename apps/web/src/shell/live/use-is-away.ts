import { useEffect, useState } from 'react';
import { limits } from '../../limits/limits.ts';

const { hiddenMs, idleMs } = limits.live.away;

/** Events that show that a person is at this page. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'focus'] as const;

const isShown = (): boolean => document.visibilityState === 'visible';

/** Whether this page is away: it has not been in front for a while, or had no input for longer. */
export const useIsAway = (): boolean => {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let [active, shown] = [Date.now(), Date.now()];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      clearTimeout(timer);
      if (isShown()) shown = Date.now();
      const left = Math.min(active + idleMs, shown + hiddenMs) - Date.now();
      setIsAway(left <= 0);
      if (left > 0) timer = setTimeout(check, left);
    };
    const onSign = (): void => {
      if (!isShown()) return;
      const wasIdle = Date.now() - active >= idleMs;
      active = Date.now();
      // Otherwise the timer finds it: a pointer moves a hundred times a second.
      if (wasIdle) check();
    };
    const onVisibility = (): void => {
      if (isShown()) active = Date.now();
      else shown = Date.now();
      check();
    };
    check();
    signs.forEach((sign) => addEventListener(sign, onSign, { passive: true }));
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      signs.forEach((sign) => removeEventListener(sign, onSign));
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
  return isAway;
};
