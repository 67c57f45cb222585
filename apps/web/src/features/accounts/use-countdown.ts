import { useEffect, useState } from 'react';

/** Seconds that count down to zero; `start` starts again. */
export const useCountdown = (
  initial: number,
): { readonly seconds: number; readonly start: (seconds: number) => void } => {
  const [seconds, setSeconds] = useState(initial);
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setSeconds((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return { seconds, start: setSeconds };
};
