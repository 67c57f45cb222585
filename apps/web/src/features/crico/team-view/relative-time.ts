import { useEffect, useState } from 'react';
import { currentLocale } from '../../../shell/language/locale.ts';

const MINUTE_MS = 60_000;

const units = [
  ['day', 1_440 * MINUTE_MS],
  ['hour', 60 * MINUTE_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago a moment was, in whole days, hours or minutes; less than a minute, or the future by another clock, is now. */
export const relativeTime = (moment: string, now: number, justNow: string): string => {
  const pastMs = now - Date.parse(moment);
  const found = units.find(([, length]) => pastMs >= length);
  if (!found) return justNow;
  const [unit, length] = found;
  return new Intl.RelativeTimeFormat(currentLocale()).format(-Math.floor(pastMs / length), unit);
};

/** The present time; updated every minute. */
export const useNow = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};
