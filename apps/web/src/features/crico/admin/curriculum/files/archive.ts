import type { Procedures } from '@nivel/client/procedures.generated';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { readAs } from '../../../area/imports/file-text.ts';

type ArchivedFile = InputOf<Procedures['import_curriculum']>['files'][number];

/** The unit of a tar archive (POSIX 1003.1, `ustar`): one of head for each file, then its bytes, filled up. */
const BLOCK = 512;
/** Where the fields of a head begin, and how long they are. */
const fields = {
  name: [0, 100],
  size: [124, 12],
  kind: [156, 1],
  magic: [257, 5],
  prefix: [345, 155],
} as const;

const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;
const zeros = (count: number): string => '\0'.repeat(count);

/** A name longer than its field is cut at a slash in two. */
const namesOf = (path: string): { name: string; prefix: string } => {
  if (path.length <= fields.name[1]) return { name: path, prefix: '' };
  const cut = path.indexOf('/', path.length - fields.name[1] - 1);
  return { name: path.slice(cut + 1), prefix: path.slice(0, cut) };
};

const headWith = (path: string, size: number, sum: string): string => {
  const { name, prefix } = namesOf(path);
  const beforeSum = name.padEnd(100, '\0') + octal(0o644, 8) + octal(0, 8).repeat(2) + octal(size, 12) + octal(0, 12);
  const afterSum = `0${zeros(100)}ustar\x0000${zeros(80)}${prefix}`;
  return (beforeSum + sum + afterSum).padEnd(BLOCK, '\0');
};

/** Paths of the curriculum are ASCII, so that a character is a byte. */
const headOf = (path: string, size: number): string => {
  const sum = [...headWith(path, size, ' '.repeat(8))].reduce((all, letter) => all + letter.charCodeAt(0), 0);
  return headWith(path, size, `${octal(sum, 7)} `);
};

const filled = (size: number): number => Math.ceil(size / BLOCK) * BLOCK;

/** Files as one tar archive. The same files make the same bytes. */
export const archiveOf = (files: readonly ArchivedFile[]): Blob => {
  const parts = files.flatMap(({ path, text }) => {
    const content = new Blob([text]);
    return [headOf(path, content.size), content, zeros(filled(content.size) - content.size)];
  });
  return new Blob([...parts, zeros(2 * BLOCK)], { type: 'application/x-tar' });
};

const fieldOf = (head: string, [at, length]: readonly [number, number]): string =>
  head.slice(at, at + length).replace(/\0.*$/s, '');

/** The path from the folder of the curriculum on; null for what an import does not read, such as macOS's `._` files. */
const pathIn = (name: string): string | null => {
  const path = /(?:^|\/)((?:content|media)\/.+)$/.exec(name)?.[1] ?? '';
  return /\.(yaml|md|media\.json)$/.test(path) && !/(\.storyboard\.yaml|README\.md)$|\/\._/.test(path) ? path : null;
};

const entryOf = (head: string): { readonly path: string | null; readonly size: number } | null => {
  const size = Number.parseInt(fieldOf(head, fields.size), 8);
  if (fieldOf(head, fields.magic) !== 'ustar' || Number.isNaN(size)) return null;
  const prefix = fieldOf(head, fields.prefix);
  const isFile = ['0', ''].includes(fieldOf(head, fields.kind));
  return { size, path: isFile ? pathIn(`${prefix}${prefix && '/'}${fieldOf(head, fields.name)}`) : null };
};

/**
 * The files of the curriculum in a tar archive.
 *
 * @returns null when it is no tar archive, has none of them, or is cut off
 */
export const filesOfArchive = async (archive: Blob): Promise<ArchivedFile[] | null> => {
  const files: ArchivedFile[] = [];
  let at = 0;
  for (;;) {
    // One byte is one character in this encoding.
    const head = await readAs(archive.slice(at, at + BLOCK), 'windows-1252');
    // An archive ends with empty blocks; one that ends otherwise was cut off.
    if (head.startsWith('\0')) return files.length === 0 ? null : files;
    const entry = head.length === BLOCK ? entryOf(head) : null;
    if (entry === null) return null;
    const content = archive.slice(at + BLOCK, at + BLOCK + entry.size);
    if (entry.path !== null) files.push({ path: entry.path, text: await readAs(content, 'utf-8') });
    at += BLOCK + filled(entry.size);
  }
};
