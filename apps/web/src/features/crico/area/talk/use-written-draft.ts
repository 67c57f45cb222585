import { useState } from 'react';
import type { Picks } from '../comments/mention-text.ts';
import { readDraft } from '../drafts/drafts.ts';
import { useStoredDraft } from '../drafts/use-stored-draft.ts';
import { useUnsavedText } from '../project/unsaved-texts.ts';

/** A message that is being written. */
export interface WrittenDraft {
  readonly text: string;
  readonly picks: Picks;
  /** Its own id: sent twice it appears once. */
  readonly id: string;
  /** For an edit: the version that is changed. */
  readonly base: number;
}

type Stored = Readonly<Record<string, unknown>>;

interface Wanted<D extends WrittenDraft> {
  readonly userId: string;
  /** The key under which it is stored. */
  readonly path: string;
  /** Its initial text. */
  readonly text: string;
  /** A draft without text yet, under an id of its own. */
  readonly fresh: () => D;
  /** Its further data, as stored. */
  readonly restored?: (stored: Stored) => Partial<D>;
}

const isPicks = (value: unknown): value is Picks => typeof value === 'object' && value !== null;

const draftIn = <D extends WrittenDraft>(stored: Stored | null, { fresh, restored }: Wanted<D>): D => {
  const { text, picks, id, base } = stored ?? {};
  if (stored === null || typeof text !== 'string' || typeof id !== 'string') return fresh();
  const begun = fresh();
  const written = { text, id, picks: isPicks(picks) ? picks : {}, base: typeof base === 'number' ? base : begun.base };
  return { ...begun, ...written, ...restored?.(stored) };
};

/** A person's text, stored on this device until it is sent or discarded: a reload or a closed tab loses nothing. */
export const useWrittenDraft = <D extends WrittenDraft>(wanted: Wanted<D>) => {
  const { userId, path, text, fresh } = wanted;
  const [draft, setDraft] = useState(() => draftIn(readDraft(userId, path), wanted));
  const isUnsent = draft.text.trim() !== '' && draft.text !== text;
  useUnsavedText(isUnsent ? draft.text : '');
  const isHeld = useStoredDraft({ userId, path, draft: isUnsent ? draft : null, isKept: true });
  return {
    draft,
    isHeld,
    change: setDraft,
    write: (values: Partial<D>) => setDraft((before) => ({ ...before, ...values })),
    /** It was sent, or is not wanted. */
    clear: () => setDraft(fresh()),
  };
};
