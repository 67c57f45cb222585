import type { InputOf } from '@nivel/contracts/kernel/operation';
import type { Procedures } from '@nivel/client/procedures.generated';

type ArchivedFile = InputOf<Procedures['import_curriculum']>['files'][number];

/** The unit of a tar archive (POSIX 1003.1, `ustar`): one of head for each file, then its bytes, filled up. */
const BLOCK = 512;
const utf8 = new TextEncoder();

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** A name longer than its field is cut at a slash in two. */
const namesOf = (path: string): { name: string; prefix: string } => {
  if (path.length <= 100) return { name: path, prefix: '' };
  const cut = path.indexOf('/', path.length - 101);
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) };
};

const headOf = (path: string, size: number): Uint8Array => {
  const head = new Uint8Array(BLOCK);
  const put = (text: string, at: number) => head.set(utf8.encode(text), at);
  const { name, prefix } = namesOf(path);
  put(name, 0);
  put(octal(0o644, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(0, 12), 100);
  put('        0', 148);
  put('ustar\x0000', 257);
  put(prefix, 345);
  put(
    `${octal(
      head.reduce((sum, byte) => sum + byte, 0),
      7,
    )} `,
    148,
  );
  return head;
};

const filled = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** Files as one tar archive. The same files make the same bytes. */
export const archiveOf = (files: readonly ArchivedFile[]): Uint8Array<ArrayBuffer> => {
  const contents = files.map(({ path, text }) => ({ path, bytes: utf8.encode(text) }));
  const length = contents.reduce((sum, { bytes }) => sum + BLOCK + filled(bytes.length), 2 * BLOCK);
  const archive = new Uint8Array(length);
  let at = 0;
  for (const { path, bytes } of contents) {
    archive.set(headOf(path, bytes.length), at);
    archive.set(bytes, at + BLOCK);
    at += BLOCK + filled(bytes.length);
  }
  return archive;
};

const textAt = (archive: Uint8Array, from: number, length: number): string => {
  const bytes = archive.subarray(from, from + length);
  const end = bytes.indexOf(0);
  return new TextDecoder().decode(end < 0 ? bytes : bytes.subarray(0, end));
};

/** The path from the folder of the curriculum on; null for what an import does not read. */
const pathIn = (name: string): string | null => {
  const path = /(?:^|\/)((?:content|media)\/.+)$/.exec(name)?.[1] ?? '';
  return /\.(yaml|md|media\.json)$/.test(path) && !/(\.storyboard\.yaml|README\.md)$/.test(path) ? path : null;
};

/**
 * The files of the curriculum in a tar archive.
 *
 * @returns null when it is no tar archive, or is cut off
 */
export const filesOfArchive = (archive: Uint8Array): ArchivedFile[] | null => {
  const files: ArchivedFile[] = [];
  let at = 0;
  // An archive ends with empty blocks; one that ends otherwise was cut off.
  while (archive[at] !== 0) {
    if (at + BLOCK > archive.length) return null;
    const size = Number.parseInt(textAt(archive, at + 124, 12), 8);
    if (textAt(archive, at + 257, 5) !== 'ustar' || !(at + BLOCK + size <= archive.length)) return null;
    const prefix = textAt(archive, at + 345, 155);
    const path = pathIn(`${prefix}${prefix && '/'}${textAt(archive, at, 100)}`);
    const isFile = ['0', ''].includes(textAt(archive, at + 156, 1));
    if (isFile && path !== null)
      files.push({ path, text: new TextDecoder().decode(archive.subarray(at + BLOCK, at + BLOCK + size)) });
    at += BLOCK + filled(size);
  }
  return files.length === 0 ? null : files;
};
