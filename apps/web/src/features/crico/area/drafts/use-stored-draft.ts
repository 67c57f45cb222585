import { useEffect, useState } from 'react';
import { forgetDraft, isDraftStored, keepDraft, keepDraftNow, keepDraftSoon } from './drafts.ts';

interface Kept {
  readonly userId: string;
  readonly path: string;
  /** Null: nothing is unsaved. */
  readonly draft: object | null;
  /** Whether to store it at all; otherwise the stored draft does not change. */
  readonly isKept: boolean;
}

/**
 * Stores typed text on this device. When another tab saves the same card and so deletes the draft of both, this one is stored
 * again.
 *
 * @returns whether the draft survives a reload
 */
export const useStoredDraft = ({ userId, path, draft, isKept }: Kept): boolean => {
  const [isHeld, setHeld] = useState(true);
  const text = JSON.stringify(draft);
  useEffect(() => {
    if (!isKept) return undefined;
    const own = JSON.parse(text) as object | null;
    if (own === null) {
      forgetDraft(userId, path);
      return undefined;
    }
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== null && !key.endsWith(path)) return;
      if (newValue === null) setHeld(keepDraft(userId, path, own));
      else setHeld(isDraftStored(userId, path, own));
    };
    keepDraftSoon(userId, path, own, setHeld);
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [isKept, text, userId, path]);
  useEffect(() => () => keepDraftNow(userId, path), [userId, path]);
  return isHeld || draft === null;
};
