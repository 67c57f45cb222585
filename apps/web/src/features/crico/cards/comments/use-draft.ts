import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useWrittenDraft, type WrittenDraft } from '../../area/talk/use-written-draft.ts';
import type { Added } from '../attachments/file-uploads.ts';
import { draftPath } from './draft-path.ts';
import { useThreads } from './thread-context.ts';

/** A comment that is being written. */
export interface Draft extends WrittenDraft {
  readonly isTeamOnly: boolean;
  /** They are stored already, and visible to nobody else until it is sent. */
  readonly files: readonly Added[];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAdded = (value: unknown): value is Added =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && 'bytes' in value;

const restored = ({ isTeamOnly, files }: Readonly<Record<string, unknown>>) => ({
  isTeamOnly: isTeamOnly === true,
  files: Array.isArray(files) ? files.filter(isAdded) : [],
});

/** @param name which one of the card it is */
export const useDraft = (name: string, begun: Omit<Draft, 'id' | 'files'>) => {
  const talk = useThreads();
  const fresh = (): Draft => ({ ...begun, id: uuidv7(), files: [] });
  const place = { userId: talk.userId, path: draftPath(talk, name) };
  const { change, ...written } = useWrittenDraft({ ...place, text: begun.text, fresh, restored });
  return {
    ...written,
    /** A file has come for it. */
    addFile: (commentId: string, file: Added) =>
      change((before) => (before.id === commentId ? { ...before, files: [...before.files, file] } : before)),
  };
};
