import { openLive, type Live } from '@nivel/client/live';
import { useEffect } from 'react';
import { session } from '../session/session.ts';
import { liveState } from './live-state.ts';
import { publish, resync } from './live-subscriptions.ts';
import { setLive } from './room-followers.ts';

/** Keeps the one live connection of this page open while the component is there. */
export const useLiveConnection = (): void => {
  useEffect(() => {
    let live: Live | undefined;
    let isClosed = false;
    const opening = openLive({
      token: async () => session.accessToken(),
      onMessage: publish,
      onRefused: (token) => void session.refused(token),
      onResync: resync,
      onState: liveState.write,
    });
    opening.then(
      (opened) => {
        live = opened;
        if (isClosed) opened.close();
        else setLive(opened);
      },
      // Without the socket's program the pages still work; they fetch instead of being told.
      () => undefined,
    );
    return () => {
      isClosed = true;
      if (live) setLive(null);
      live?.close();
    };
  }, []);
};
