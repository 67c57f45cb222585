import { ClientError } from '@nivel/client/client-error';
import { useEffect, useEffectEvent, useState } from 'react';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { liveState } from '../../../../shell/live/live-state.ts';
import { limits } from '../../../../limits/limits.ts';
import type { RefusalTexts } from '../told-act.ts';

type State = 'still' | 'sending' | 'waiting' | 'refused';

/** An answer was lost, and the text was changed before it was sent again. */
const sentBefore = new Set(['idempotency_key_reused', 'id_taken']);

export interface MessageSender {
  readonly state: State;
  /** Why it was refused, in words. */
  readonly reason: string;
  readonly send: () => Promise<void>;
}

/**
 * Sends the written text. Without an answer it waits and is sent again after the connection returns, under the same id, so that
 * it appears once.
 *
 * @param onRefused receives the code, and returns whether to send the text under another id
 */
export const useMessageSender = (
  ask: () => Promise<unknown>,
  text: RefusalTexts,
  { onDone, onRefused }: { readonly onDone: () => void; readonly onRefused: (error: unknown, isSent: boolean) => void },
): MessageSender => {
  const isLive = liveState.use();
  const [state, setState] = useState<State>('still');
  const [reason, setReason] = useState('');
  const send = async (): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await ask();
      setState('still');
      onDone();
    } catch (error) {
      if (isTransient(error)) {
        setState('waiting');
        return;
      }
      const code = error instanceof ClientError ? error.code : '';
      const isSent = sentBefore.has(code);
      setReason(text.errors[isSent ? 'already_sent' : code] ?? text.unknownError);
      setState('refused');
      onRefused(error, isSent);
    }
  };
  const again = useEffectEvent(() => {
    if (state === 'waiting') void send();
  });
  useEffect(() => {
    if (state !== 'waiting') return undefined;
    const onOnline = () => again();
    const timer = setInterval(onOnline, limits.crico.board.resendLongestMs);
    addEventListener('online', onOnline);
    return () => {
      clearInterval(timer);
      removeEventListener('online', onOnline);
    };
  }, [state]);
  useEffect(() => {
    if (isLive) again();
  }, [isLive]);
  return { state, reason: state === 'refused' ? reason : '', send };
};
