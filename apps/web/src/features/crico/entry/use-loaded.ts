import { useEffect, useEffectEvent, useState } from 'react';

interface Loaded<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly again: () => void;
}

/** Reads something once for a key. These pages are outside of the shell behind sign-in, and have no cache. */
export const useLoaded = <Data>(key: string, load: () => Promise<Data>): Loaded<Data> => {
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ readonly data?: Data; readonly error?: unknown }>({});
  const read = useEffectEvent(load);
  useEffect(() => {
    let isGone = false;
    const take = (next: { readonly data?: Data; readonly error?: unknown }) => {
      if (!isGone) setAnswer(next);
    };
    read().then(
      (data) => take({ data }),
      (error: unknown) => take({ error }),
    );
    return () => {
      isGone = true;
    };
  }, [key, attempt]);
  const again = () => {
    setAnswer({});
    setAttempt((before) => before + 1);
  };
  return { ...answer, again };
};
