import { useEffect, useState } from 'react';
import { limits } from '../../limits/limits.ts';

/** What was typed, once nothing was typed for a moment; what is empty at once. */
export const useSettled = (value: string): string => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === '' ? 0 : limits.searchPauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return value === '' ? '' : settled;
};
