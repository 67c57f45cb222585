import { useEffect, useState } from 'react';
import { limits } from '../../../../limits/limits.ts';

/**
 * How often a failed part was retried; the count starts again after the part has worked for long enough.
 *
 * @param isBroken whether it has failed, as far as is known
 */
export const useAttempts = (isBroken: boolean) => {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (isBroken) return undefined;
    const timer = setTimeout(() => setAttempts(0), limits.crico.failure.pauseMs);
    return () => clearTimeout(timer);
  }, [isBroken]);
  return { attempts, count: () => setAttempts((before) => before + 1) };
};
