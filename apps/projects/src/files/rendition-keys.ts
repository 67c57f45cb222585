import { ATTACHMENTS, attachmentPictures } from '@nivel/contracts/projects/attachment-values';
import type { Pictures } from './files.sql.ts';

/** Pictures that are made of the files of a bucket. */
const madeOf = (storeKey: string): readonly string[] =>
  storeKey.startsWith(`${ATTACHMENTS}/`) ? attachmentPictures : ['avatar'];

/** Where a picture of a file lies: known by the file alone, so that it is swept also where nobody lived to save what was made. */
export const renditionKey = (storeKey: string, of: string): string => `${storeKey}-${of}.webp`;

/** Every key under which bytes of a file may lie, its own first. */
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
