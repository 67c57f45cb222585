import { openLive, type Live } from '@nivel/client/live';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { session } from '../../../../shell/session/session.ts';
import { learningText } from '../learning-text.ts';
import { applyLiveMessage, refetchAfterLive } from './live-messages.ts';

/** A completed part tells several facts at once; they are followed by one refetch. */
const settleMs = 150;

/** Follows what happens to the learner elsewhere: in another tab, on another device, in the services. */
export const useLiveLearning = (): void => {
  const client = useQueryClient();
  const text = learningText.useText();
  const apply = useEffectEvent((message: Parameters<typeof applyLiveMessage>[1]) =>
    applyLiveMessage(client, message, text),
  );
  useEffect(() => {
    let live: Live | undefined;
    let isClosed = false;
    let settling: ReturnType<typeof setTimeout> | undefined;
    const refetchSoon = () => {
      clearTimeout(settling);
      settling = setTimeout(() => void refetchAfterLive(client), settleMs);
    };
    const opening = openLive({
      token: async () => session.accessToken(),
      onMessage: (message) => {
        apply(message);
        refetchSoon();
      },
      onRefused: (token) => void session.refused(token),
      onResync: () => void refetchAfterLive(client),
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
      clearTimeout(settling);
      live?.close();
    };
  }, [client]);
};
