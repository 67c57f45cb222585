import type { Live } from '@nivel/client/live';
import { openLive } from '@nivel/client/open-live';
import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { failedTries, liveState } from './live-state.ts';
import { publish, resync } from './live-subscriptions.ts';
import { retryLive, setLive } from './room-followers.ts';

/** A page that is back, at the network or at this tab, does not wait for the next try. */
const useRetryOnReturn = (): void => {
  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') retryLive();
    };
    addEventListener('online', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      removeEventListener('online', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, []);
};

/** Keeps the one live connection of this page open while the component is mounted. */
export const useLiveConnection = (): void => {
  useRetryOnReturn();
  useEffect(() => {
    let live: Live | undefined;
    let isClosed = false;
    const opening = openLive({
      token: async () => session.accessToken(),
      onMessage: publish,
      onRefused: (token) => void session.refused(token),
      onResync: resync,
      onState: (isLive, failed) => {
        liveState.write(isLive);
        failedTries.write(failed);
      },
    });
    opening.then(
      (opened) => {
        live = opened;
        if (isClosed) opened.close();
        else setLive(opened);
      },
      // Without the socket's program the pages still work; they fetch instead of receiving messages.
      () => undefined,
    );
    return () => {
      isClosed = true;
      if (live) setLive(null);
      live?.close();
    };
  }, []);
};
