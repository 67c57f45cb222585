import { useEffect, useState } from 'react';

/** Counts whole seconds down to 0, from when the component comes. */
export const useSecondsLeft = (ms: number): number => {
  const [left, setLeft] = useState(Math.ceil(ms / 1_000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((before) => Math.max(0, before - 1)), 1_000);
    return () => clearInterval(timer);
  }, []);
  return left;
};
