import { useEffect, useState } from 'react';
import { limits } from '../../limits/limits.ts';

/** The typed text, after a pause; an empty one immediately. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : limits.searchPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
};
