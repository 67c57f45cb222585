import type { FactHandlers } from '@nivel/client/fact-handlers';
import { openLive, type Live } from '@nivel/client/live';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../session/session.ts';
import { publish, resync, subscribe, type LiveSubscription } from './live-subscriptions.ts';

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
    });
    opening.then(
      (opened) => {
        live = opened;
        if (isClosed) opened.close();
      },
      // Without the socket's program the pages still work; they fetch instead of being told.
      () => undefined,
    );
    return () => {
      isClosed = true;
      live?.close();
    };
  }, []);
};

/** Follows facts while the component is there. Which ones is decided when it comes; what is done about them may change. */
export const useLive = ({ facts, onStale }: LiveSubscription): void => {
  const handle = useEffectEvent((name: keyof FactHandlers, payload: never) => facts[name]?.(payload));
  const stale = useEffectEvent(onStale);
  const names = Object.keys(facts).join(' ');
  useEffect(() => {
    const entries = names
      .split(' ')
      .map((name) => [name, (payload: never) => handle(name as keyof FactHandlers, payload)]);
    return subscribe({ facts: Object.fromEntries(entries) as FactHandlers, onStale: () => stale() });
  }, [names]);
};
