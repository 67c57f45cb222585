import type { SniffedType } from '@nivel/contracts/worker/inspect-file.operation';

/** Enough bytes to identify every type that is distinguished. */
export const SNIFFED_BYTES = 64;

const startsWith = (bytes: Buffer, text: string, at = 0): boolean =>
  bytes.subarray(at, at + text.length).equals(Buffer.from(text, 'latin1'));

/** The type of a file by its first bytes, whatever its name and its sender claim. */
export const sniffedTypeOf = (bytes: Buffer): SniffedType => {
  if (startsWith(bytes, '\x89PNG\r\n\x1A\n')) return 'png';
  if (startsWith(bytes, '\xFF\xD8\xFF')) return 'jpeg';
  if (startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')) return 'gif';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  if (startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)) return 'avif';
  return startsWith(bytes, '%PDF-') ? 'pdf' : 'other';
};
