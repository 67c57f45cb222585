import { useState } from 'react';
import type { Picks } from '../../area/comments/mention-text.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import type { Added } from '../attachments/file-uploads.ts';
import { readDraft } from '../../area/drafts/drafts.ts';
import { useStoredDraft } from '../../area/drafts/use-stored-draft.ts';
import { draftPath } from './draft-path.ts';
import { useThreads } from './thread-context.ts';

/** A comment that is being written. */
export interface Draft {
  readonly text: string;
  readonly picks: Picks;
  /** The comment's own id: sent twice it is there once. */
  readonly id: string;
  readonly isTeamOnly: boolean;
  /** Of an edit: the version that is changed. */
  readonly base: number;
  /** They are there already, and for nobody else until it is sent. */
  readonly files: readonly Added[];
}

type Begun = Pick<Draft, 'text' | 'picks' | 'base' | 'isTeamOnly'>;

const isRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null;

const isAdded = (value: unknown): value is Added =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && 'bytes' in value;

const draftIn = (kept: Readonly<Record<string, unknown>> | null, begun: Draft): Draft => {
  const { text, picks, id, isTeamOnly, base, files } = kept ?? {};
  if (typeof text !== 'string' || typeof id !== 'string') return begun;
  return {
    ...{ text, id, picks: isRecord(picks) ? picks : {}, isTeamOnly: isTeamOnly === true },
    base: typeof base === 'number' ? base : begun.base,
    files: Array.isArray(files) ? files.filter(isAdded) : [],
  };
};

/**
 * What somebody types, kept on this device until it was sent or given up: a reload and a closed tab lose nothing of it.
 *
 * @param name which one of the card it is
 */
export const useDraft = (name: string, begun: Begun) => {
  const talk = useThreads();
  const { userId } = talk;
  const path = draftPath(talk, name);
  const fresh = (): Draft => ({ ...begun, id: uuidv7(), files: [] });
  const [draft, setDraft] = useState(() => draftIn(readDraft(userId, path), fresh()));
  const isUnsent = draft.text.trim() !== '' && draft.text !== begun.text;
  useUnsavedText(isUnsent ? draft.text : '');
  const isHeld = useStoredDraft({ userId, path, draft: isUnsent ? draft : null, isKept: true });
  return {
    draft,
    isHeld,
    write: (values: Partial<Draft>) => setDraft((before) => ({ ...before, ...values })),
    /** A file has come for it. */
    addFile: (commentId: string, file: Added) =>
      setDraft((before) => (before.id === commentId ? { ...before, files: [...before.files, file] } : before)),
    /** It was sent, or is not wanted. */
    clear: () => setDraft(fresh()),
  };
};
