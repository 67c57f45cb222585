// Without a schema, so that a page may load it that loads none.

/** The buckets of files of cards and of their renditions: both below the storage door. */
export const ATTACHMENTS = 'attachments';
export const ATTACHMENT_PICTURES = 'attachment-pictures';
/** The bucket of files that a browser shows itself. */
export const ATTACHMENT_DOCUMENTS = 'attachment-documents';

/** The upload bucket of comment files; they open like files of cards. */
export const COMMENT_FILES = 'comment-files';

/** The bucket of a project's files without a card: they are for the team alone. */
export const PROJECT_FILES = 'project-files';
/** The buckets of their renditions, and of those files that a browser shows itself. */
export const PROJECT_FILE_PICTURES = 'project-file-pictures';
export const PROJECT_FILE_DOCUMENTS = 'project-file-documents';

/** The largest file that any installation takes, that size included; each may take less. */
export const MOST_ATTACHMENT_BYTES = 104_857_600;

/** Files of one card, those in the trash aside. */
export const MOST_ATTACHMENTS = 100;

/** Files of one comment. */
export const MOST_COMMENT_FILES = 10;

/** Files of one project, those of its cards and those in the trash aside. */
export const MOST_PROJECT_FILES = 500;

/** Files that one message of the chat refers to. */
export const MOST_MESSAGE_FILES = 10;

/** The maximum length of a name, in UTF-16 units. */
export const LONGEST_FILE_NAME = 255;

// Control characters, what leads elsewhere in a path, and marks that turn the direction of a text: `gnp.exe` would read `exe.png`.
const ODD = /[\p{Cc}/\\\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu;

/** Names that mean a picture; the content of such a file must be one. */
const PICTURE_NAME = /\.(?:png|jpe?g|gif|webp|avif)$/i;

export const isOddName = (name: string): boolean => name.search(ODD) !== -1 || ['.', '..'].includes(name);
export const isPictureName = (name: string): boolean => PICTURE_NAME.test(name);

/** A name like it that may be given to a file; its ending stays. */
export const fittingName = (name: string): string => {
  const plain = name.toWellFormed().replaceAll(ODD, '_').trim();
  if (plain === '' || plain === '.' || plain === '..') return 'file';
  if (plain.length <= LONGEST_FILE_NAME) return plain;
  const ending = /\.\w{1,10}$/.exec(plain)?.[0] ?? '';
  return (
    plain
      .slice(0, LONGEST_FILE_NAME - ending.length)
      .toWellFormed()
      .replace(/\uFFFD$/, '') + ending
  );
};

/** The pictures made from an upload, for display in a page. */
export const attachmentPictures = ['thumbnail', 'preview'] as const;
export type AttachmentPicture = (typeof attachmentPictures)[number];

interface Place {
  readonly projectId: string;
  readonly cardId: string;
  readonly id: string;
}

/** The path of a file below its bucket; not encoded. */
export const attachmentPath = ({ projectId, cardId, id }: Place, name: string): string =>
  `${projectId}/${cardId}/${id}/${name}`;

/** The upload path of a comment's file, below its bucket. */
export const commentFilePath = ({ projectId, cardId, id }: Place, commentId: string, name: string): string =>
  `${projectId}/${cardId}/${commentId}/${id}/${name}`;

/** The path of a project's file, below its bucket. */
export const projectFilePath = ({ projectId, id }: Pick<Place, 'projectId' | 'id'>, name: string): string =>
  `${projectId}/${id}/${name}`;

/** The path of a rendition. */
export const attachmentPicturePath = (place: Place, picture: AttachmentPicture): string =>
  attachmentPath(place, `${picture}.webp`);
