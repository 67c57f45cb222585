import { IconButton } from '@nivel/ui/icon-button';
import { X } from 'lucide-react';
import { formatBytes } from '../../area/in-words.ts';
import { attachmentsText } from '../attachments/attachments-text.ts';
import { SentItem } from '../attachments/sent-item.tsx';
import type { CommentFiles } from './use-comment-files.ts';

/** The files of a comment that is being written, and their uploads. */
export const ComposerFiles = ({ files: { added, sent, uploads, takeOff } }: { readonly files: CommentFiles }) => {
  const text = attachmentsText.useText();
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {added.map(({ id, name, bytes }) => (
        <li key={id} className="flex items-center gap-2 rounded-md border border-line p-2">
          <span className="min-w-0 flex-1 truncate" title={name}>
            <bdi>{name}</bdi>
          </span>
          <span className="shrink-0 text-sm text-soft">{formatBytes(bytes)}</span>
          <IconButton label={text.takeOff(name)} onClick={() => takeOff(id)}>
            <X aria-hidden="true" size={16} />
          </IconButton>
        </li>
      ))}
      {sent.map((one) => (
        <SentItem key={one.id} sent={one} uploads={uploads} />
      ))}
    </ul>
  );
};
