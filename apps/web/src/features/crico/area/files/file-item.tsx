import type { AttachmentRow } from '@nivel/contracts/projects/attachment-shape';
import { IconButton } from '@nivel/ui/icon-button';
import { Download, FileText, Image, Paperclip, Trash2 } from 'lucide-react';
import { formatBytes, formatMoment } from '../in-words.ts';
import type { ReactNode } from 'react';
import { attachmentsText } from './attachments-text.ts';

interface FileItemProps {
  readonly file: AttachmentRow;
  /** Null: that and when is shown elsewhere. */
  readonly addedBy: ReactNode;
  /** The address of its small picture. */
  readonly thumbnail: string | undefined;
  /** The address at which it opens, if it is a document that a browser shows. */
  readonly document: string | undefined;
  readonly onShow: () => void;
  readonly onDownload: () => void;
  /** Whether it is on the face of the card. */
  readonly isCover: boolean;
  /** Null: it is no picture, or this person may not. */
  readonly onCover: (() => void) | null;
  /** Null: this person may not. */
  readonly onRemove: (() => void) | null;
}

/** The small picture of a file, or a sign; a picture is shown larger, a document in a tab of its own. */
const Sign = ({
  file,
  thumbnail,
  document,
  onShow,
}: Pick<FileItemProps, 'file' | 'thumbnail' | 'document' | 'onShow'>) => {
  const text = attachmentsText.useText();
  const box = 'grid size-11 shrink-0 place-items-center overflow-hidden rounded-md bg-sunken text-soft';
  if (document !== undefined)
    return (
      <a
        href={document}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={text.open(file.name)}
        title={text.open(file.name)}
        className={`${box} hover:text-text`}
      >
        <FileText aria-hidden="true" size={18} />
      </a>
    );
  if (file.preview !== 'picture')
    return (
      <span className={box}>
        <Paperclip aria-hidden="true" size={18} />
      </span>
    );
  return (
    <button type="button" aria-label={text.show(file.name)} onClick={onShow} className={box}>
      {thumbnail === undefined ? (
        <Paperclip aria-hidden="true" size={18} />
      ) : (
        <img src={thumbnail} alt="" width={44} height={44} className="size-full object-cover" />
      )}
    </button>
  );
};

/** A file of a card: its name and size, who added it and when. */
export const FileItem = (props: FileItemProps) => {
  const { file, addedBy, thumbnail, document, isCover, onShow, onCover, onDownload, onRemove } = props;
  const text = attachmentsText.useText();
  const { name, bytes, added_at: at } = file;
  const cover = isCover ? text.uncover(name) : text.cover(name);
  return (
    <li className="flex items-center gap-3">
      <Sign {...{ file, thumbnail, document, onShow }} />
      <div className="flex min-w-0 flex-1 flex-col">
        <span className="truncate font-medium" title={name}>
          <bdi>{name}</bdi>
        </span>
        <span className="text-sm text-soft">
          {formatBytes(bytes)}
          {addedBy !== null && (
            <>
              {' '}
              · {addedBy} · <time dateTime={at}>{formatMoment(at)}</time>
            </>
          )}
          {isCover && <> · {text.isCover}</>}
        </span>
      </div>
      {onCover && (
        <IconButton
          label={cover}
          title={cover}
          className={isCover ? 'bg-accent-soft text-accent' : ''}
          onClick={onCover}
        >
          <Image aria-hidden="true" size={16} />
        </IconButton>
      )}
      <IconButton label={text.download(name)} title={text.download(name)} onClick={onDownload}>
        <Download aria-hidden="true" size={16} />
      </IconButton>
      {onRemove && (
        <IconButton label={text.remove(name)} title={text.remove(name)} onClick={onRemove}>
          <Trash2 aria-hidden="true" size={16} />
        </IconButton>
      )}
    </li>
  );
};
