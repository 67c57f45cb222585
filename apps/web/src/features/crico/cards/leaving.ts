import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface Leaving {
  /** Whether somebody is asked if they really want to leave. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Goes, once it is certain. */
  readonly attempt: (go: () => void) => void;
  /** From now on nobody is asked. */
  readonly release: () => void;
}

/** Asks before a page is left on which something is not saved, whichever way: a button, the way back, another address. */
export const useLeaving = (isUnsaved: boolean): Leaving => {
  const { history } = useRouter();
  const [question, setQuestion] = useState<((isLeft: boolean) => void) | null>(null);
  const isReleased = useRef(false);
  const ask = async (): Promise<boolean> => {
    if (!isUnsaved || isReleased.current) return false;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    setQuestion(() => resolve);
    return !(await promise);
  };
  const askNow = useEffectEvent(ask);
  useEffect(() => history.block({ blockerFn: async () => askNow(), enableBeforeUnload: false }), [history]);
  const attempt = async (go: () => void): Promise<void> => {
    if (!(await ask())) go();
  };
  const answer = (isLeft: boolean) => {
    question?.(isLeft);
    setQuestion(null);
  };
  return {
    isAsked: question !== null,
    leave: () => {
      isReleased.current = true;
      answer(true);
    },
    stay: () => answer(false),
    attempt: (go) => void attempt(go),
    release: () => {
      isReleased.current = true;
    },
  };
};
