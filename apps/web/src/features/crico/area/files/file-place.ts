import {
  ATTACHMENT_DOCUMENTS,
  ATTACHMENT_PICTURES,
  attachmentPath,
  ATTACHMENTS,
  PROJECT_FILE_DOCUMENTS,
  PROJECT_FILE_PICTURES,
  PROJECT_FILES,
  projectFilePath,
  type AttachmentPicture,
} from '@nivel/contracts/projects/attachment-values';

/** The place of files. */
export interface FilePlace {
  readonly projectId: string;
  /** Null: they are the project's own. */
  readonly cardId: string | null;
}

const ofCards = { files: ATTACHMENTS, pictures: ATTACHMENT_PICTURES, documents: ATTACHMENT_DOCUMENTS };
const ofProjects = { files: PROJECT_FILES, pictures: PROJECT_FILE_PICTURES, documents: PROJECT_FILE_DOCUMENTS };

/** The buckets in which files of a place open: the files, their renditions, and documents. */
export const bucketsOf = ({ cardId }: FilePlace): typeof ofCards | typeof ofProjects =>
  cardId === null ? ofProjects : ofCards;

/** The path of a file, below its bucket; not encoded. */
export const filePath = ({ projectId, cardId }: FilePlace, id: string, name: string): string =>
  cardId === null ? projectFilePath({ projectId, id }, name) : attachmentPath({ projectId, cardId, id }, name);

/** The path of a rendition. */
export const filePicturePath = (place: FilePlace, id: string, picture: AttachmentPicture): string =>
  filePath(place, id, `${picture}.webp`);
