import { useEffect } from 'react';
import type { Sent } from './file-uploads.ts';

/** Asks for confirmation before the page is left during an upload. */
export const useLeaveWarning = (sent: readonly Sent[]): void => {
  const isSending = sent.some(({ state }) => state !== 'refused');
  useEffect(() => {
    if (!isSending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSending]);
};
