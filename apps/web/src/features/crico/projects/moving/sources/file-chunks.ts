import { readAs } from '../../../area/imports/file-text.ts';

/** Bytes of a file that are read at once. */
const STEP = 2_097_152;

/** A character of UTF-8 has at most four bytes: a part that ends within one is read a little further. */
const furthest = 3;

/** The text of a file part by part. @param onRead how many bytes were read so far */
export async function* fileChunks(
  file: Blob,
  onRead: (bytes: number) => void = () => undefined,
): AsyncGenerator<string> {
  for (let from = 0; from < file.size;) {
    let to = Math.min(file.size, from + STEP);
    let text = await readAs(file.slice(from, to), 'utf-8');
    for (let more = 0; more < furthest && text.endsWith('\u{FFFD}') && to < file.size; more += 1) {
      to += 1;
      text = await readAs(file.slice(from, to), 'utf-8');
    }
    from = to;
    onRead(to);
    yield text;
  }
}
