import type { ClipboardEvent, DragEvent } from 'react';
import type { DraftFiles } from './use-draft-files.ts';
import { hasFiles, pastedFiles } from './use-incoming-files.ts';

/** Files that are dropped where something is written, or pasted there, go with it. @param files undefined: it takes none */
export const filesIntoDraft = (files: DraftFiles | undefined) => {
  if (!files) return {};
  return {
    onPaste: (event: ClipboardEvent) => {
      const pasted = pastedFiles(event);
      if (pasted.length === 0) return;
      event.preventDefault();
      files.add(pasted);
    },
    onDragOver: (event: DragEvent) => {
      if (hasFiles(event)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      files.add([...event.dataTransfer.files]);
    },
  };
};
