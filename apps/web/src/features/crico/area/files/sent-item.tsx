import { Button } from '@nivel/ui/button';
import { ProgressBar } from '@nivel/ui/progress-bar';
import { IconButton } from '@nivel/ui/icon-button';
import { X } from 'lucide-react';
import { formatBytes } from '../in-words.ts';
import { attachmentsText } from './attachments-text.ts';
import { TOO_LARGE, type FileUploads, type Sent } from './file-uploads.ts';

/** Codes after which the same file never comes. */
const FINAL = new Set([TOO_LARGE, 'file_not_what_it_says', 'forbidden', 'card_not_found']);

/** An upload: its progress, or why it was refused. */
export const SentItem = ({ sent, uploads }: { readonly sent: Sent; readonly uploads: FileUploads }) => {
  const text = attachmentsText.useText();
  const { id, name, file, state, share, code, most } = sent;
  const isRefused = state === 'refused';
  return (
    <li className="flex flex-col gap-1 rounded-md border border-line p-2">
      <div className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate" title={name}>
          {name}
        </span>
        <span className="shrink-0 text-sm text-soft">
          {state === 'waiting' ? text.waiting : formatBytes(file.size)}
        </span>
        {isRefused && !FINAL.has(code) && (
          <Button size="sm" variant="secondary" aria-label={text.retryOf(name)} onClick={() => uploads.retry(id)}>
            {text.retry}
          </Button>
        )}
        <IconButton label={isRefused ? text.dismiss(name) : text.cancel(name)} onClick={() => uploads.cancel(id)}>
          <X aria-hidden="true" size={16} />
        </IconButton>
      </div>
      {isRefused ? (
        <p role="alert" className="text-sm text-danger">
          {code === TOO_LARGE ? text.tooLarge(formatBytes(most)) : (text.errors[code] ?? text.unknownError)}
        </p>
      ) : (
        <ProgressBar progress={share * 100} aria-label={text.uploading(name)} />
      )}
    </li>
  );
};
