import { useEffect, useState } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { FileUploads, type Added, type Destination, type Sent } from './file-uploads.ts';
import { useLeaveWarning } from './use-leave-warning.ts';

/** The files of something that is being written. */
export interface DraftFiles {
  readonly added: readonly Added[];
  readonly sent: readonly Sent[];
  readonly uploads: FileUploads;
  /** Takes files along, unless they become too many. */
  readonly add: (files: readonly File[]) => void;
  readonly takeOff: (id: string) => void;
}

interface Written {
  /** The id of the draft. */
  readonly id: string;
  /** The files that have arrived for it. */
  readonly files: readonly Added[];
}

interface DraftFilesOptions {
  readonly draft: Written;
  /** The place of a draft's files. */
  readonly to: (draftId: string) => Destination;
  /** A file has arrived for a draft, which may be a different one by now. */
  readonly addFile: (draftId: string, file: Added) => void;
  readonly takeOff: (id: string) => void;
  readonly most: number;
  readonly tooMany: string;
}

/** Uploads files for a text that is being written. Closing it cancels the uploads in progress. */
export const useDraftFiles = (options: DraftFilesOptions): DraftFiles => {
  const { draft, to, addFile, takeOff, most, tooMany } = options;
  const make = (draftId: string) => {
    return { draftId, uploads: new FileUploads(to(draftId), (file) => addFile(draftId, file)) };
  };
  const [made, setMade] = useState(() => make(draft.id));
  if (made.draftId !== draft.id) setMade(make(draft.id));
  const { uploads } = made;
  const sent = uploads.sent.use();
  useLeaveWarning(sent);
  useEffect(() => () => uploads.cancelAll(), [uploads]);
  return {
    ...{ added: draft.files, sent, uploads, takeOff },
    add: (files) => {
      if (draft.files.length + sent.length + files.length > most) notify({ type: 'error', message: tooMany });
      else uploads.add(files);
    },
  };
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const isAdded = (value: unknown): value is Added =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['name'] === 'string' && 'bytes' in value;

/** The files of a draft as stored. */
export const addedIn = (stored: unknown): readonly Added[] => (Array.isArray(stored) ? stored.filter(isAdded) : []);
