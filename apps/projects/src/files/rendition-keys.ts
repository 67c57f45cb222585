import { ATTACHMENTS, attachmentPictures } from '@nivel/contracts/projects/attachment-values';
import type { Pictures } from './files.sql.ts';

/** The renditions of a bucket's files. */
const madeOf = (storeKey: string): readonly string[] =>
  storeKey.startsWith(`${ATTACHMENTS}/`) ? attachmentPictures : ['avatar'];

/**
 * The key of a file's rendition: computed from the file alone, so that it is swept even if the process died before saving it.
 */
export const renditionKey = (storeKey: string, of: string): string => `${storeKey}-${of}.webp`;

/** Every key under which bytes of a file may be, its own first. */
export const keysOf = ({
  storeKey,
  pictures,
}: {
  readonly storeKey: string;
  readonly pictures: Pictures;
}): string[] => {
  const may = madeOf(storeKey).map((of) => renditionKey(storeKey, of));
  return [...new Set([storeKey, ...may, ...Object.values(pictures).map(({ key }) => key)])];
};
