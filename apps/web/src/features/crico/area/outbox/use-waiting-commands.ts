import { useEffect } from 'react';
import { liveState } from '../../../../shell/live/live-state.ts';
import { senderOf } from './senders.ts';

/** Sends waiting commands while a person is in Crico: at once, and whenever the way may be free again. */
export const useWaitingCommands = (userId: string): void => {
  const isLive = liveState.use();
  useEffect(() => {
    const sendAll = () => {
      if (document.visibilityState === 'visible') void senderOf(userId).sendAll();
    };
    sendAll();
    addEventListener('online', sendAll);
    document.addEventListener('visibilitychange', sendAll);
    return () => {
      removeEventListener('online', sendAll);
      document.removeEventListener('visibilitychange', sendAll);
    };
  }, [userId, isLive]);
};
