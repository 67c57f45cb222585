import { useEffect } from 'react';
import type { Sent } from './file-uploads.ts';

/** Whoever leaves the page while files are on their way is asked first. */
export const useLeaveWarning = (sent: readonly Sent[]): void => {
  const isSending = sent.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
};
