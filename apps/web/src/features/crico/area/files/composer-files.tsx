import { IconButton } from '@nivel/ui/icon-button';
import { X } from 'lucide-react';
import { formatBytes } from '../in-words.ts';
import { SentItem } from './sent-item.tsx';
import type { DraftFiles } from './use-draft-files.ts';

interface ComposerFilesProps {
  readonly files: DraftFiles;
  readonly takeOffLabel: (name: string) => string;
}

/** The files of a text that is being written, and their uploads in progress. */
export const ComposerFiles = ({ files: { added, sent, uploads, takeOff }, takeOffLabel }: ComposerFilesProps) => {
  return (
    <ul className="flex flex-col gap-2 empty:hidden">
      {added.map(({ id, name, bytes }) => (
        <li key={id} className="flex items-center gap-2 rounded-md border border-line p-2">
          <span className="min-w-0 flex-1 truncate" title={name}>
            <bdi>{name}</bdi>
          </span>
          <span className="shrink-0 text-sm text-soft">{formatBytes(bytes)}</span>
          <IconButton label={takeOffLabel(name)} onClick={() => takeOff(id)}>
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
