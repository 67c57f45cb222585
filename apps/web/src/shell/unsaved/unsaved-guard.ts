import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

export interface UnsavedGuard {
  /** Whether to ask before leaving. */
  readonly isAsked: boolean;
  readonly leave: () => void;
  readonly stay: () => void;
  /** Goes, once it is certain. */
  readonly attempt: (go: () => void) => void;
  /** Stops asking. */
  readonly release: () => void;
}

interface Unsaved {
  readonly isUnsaved: boolean;
  /** Whether it is kept over a reload; only else the browser asks before the tab is closed. */
  readonly isHeld?: boolean;
  /** The person discarded unsaved changes. */
  readonly onLeft?: () => void;
}

/** Asks before a page with unsaved changes is left, by any means: a button, going back, another address. */
export const useUnsavedGuard = ({ isUnsaved, isHeld = false, onLeft }: Unsaved): UnsavedGuard => {
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
  useEffect(() => {
    // Text written after a save is asked about again.
    if (!isUnsaved) isReleased.current = false;
  }, [isUnsaved]);
  const isLost = isUnsaved && !isHeld;
  useEffect(() => {
    if (!isLost) return undefined;
    const askBrowser = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    addEventListener('beforeunload', askBrowser);
    return () => removeEventListener('beforeunload', askBrowser);
  }, [isLost]);
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
      onLeft?.();
      answer(true);
    },
    stay: () => answer(false),
    attempt: (go) => void attempt(go),
    release: () => {
      isReleased.current = true;
    },
  };
};
