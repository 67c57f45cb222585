import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { useWrittenDraft, type WrittenDraft } from '../../area/talk/use-written-draft.ts';
import type { Added } from '../../area/files/file-uploads.ts';
import { addedIn } from '../../area/files/use-draft-files.ts';
import { draftPath } from './draft-path.ts';
import { useThreads } from './thread-context.ts';

/** A comment that is being written. */
export interface Draft extends WrittenDraft {
  readonly isTeamOnly: boolean;
  /** They are stored already, and visible only to their sender until it is sent. */
  readonly files: readonly Added[];
}

const restored = ({ isTeamOnly, files }: Readonly<Record<string, unknown>>) => ({
  isTeamOnly: isTeamOnly === true,
  files: addedIn(files),
});

/** @param name which one of the card it is */
export const useDraft = (name: string, begun: Omit<Draft, 'id' | 'files'>) => {
  const talk = useThreads();
  const fresh = (): Draft => ({ ...begun, id: uuidv7(), files: [] });
  const place = { userId: talk.userId, path: draftPath(talk, name) };
  const { change, ...written } = useWrittenDraft({ ...place, text: begun.text, fresh, restored });
  return {
    ...written,
    /** A file has arrived for it. */
    addFile: (commentId: string, file: Added) =>
      change((before) => (before.id === commentId ? { ...before, files: [...before.files, file] } : before)),
  };
};
