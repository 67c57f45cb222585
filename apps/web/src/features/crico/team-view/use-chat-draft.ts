import { useState } from 'react';
import type { Picks } from '../area/comments/mention-text.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import { readDraft } from '../area/drafts/drafts.ts';
import { useStoredDraft } from '../area/drafts/use-stored-draft.ts';
import { useUnsavedText } from '../area/project/unsaved-texts.ts';
import { useChatScene } from './chat-context.ts';

/** A message that is being written. */
export interface ChatDraft {
  readonly text: string;
  readonly picks: Picks;
  /** The message's own id: sent twice it is there once. */
  readonly id: string;
  /** Of an edit: the version that is changed. */
  readonly base: number;
}

type Begun = Pick<ChatDraft, 'text' | 'picks' | 'base'>;

const isRecord = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null;

const draftIn = (stored: Readonly<Record<string, unknown>> | null, begun: ChatDraft): ChatDraft => {
  const { text, picks, id, base } = stored ?? {};
  if (typeof text !== 'string' || typeof id !== 'string') return begun;
  return { text, id, picks: isRecord(picks) ? picks : {}, base: typeof base === 'number' ? base : begun.base };
};

/**
 * What somebody types, kept on this device until it was sent or given up: a reload and a closed tab lose nothing of it.
 *
 * @param name empty for a new message, `-<id>` for one that is changed
 */
export const useChatDraft = (name: string, begun: Begun) => {
  const { projectId, userId } = useChatScene();
  const path = `/crico/dashboard?project=${projectId}&view=team#chat${name}`;
  const fresh = (): ChatDraft => ({ ...begun, id: uuidv7() });
  const [draft, setDraft] = useState(() => draftIn(readDraft(userId, path), fresh()));
  const isUnsent = draft.text.trim() !== '' && draft.text !== begun.text;
  useUnsavedText(isUnsent ? draft.text : '');
  const isHeld = useStoredDraft({ userId, path, draft: isUnsent ? draft : null, isKept: true });
  return {
    draft,
    isHeld,
    write: (values: Partial<ChatDraft>) => setDraft((before) => ({ ...before, ...values })),
    /** It was sent, or is not wanted. */
    clear: () => setDraft(fresh()),
  };
};
