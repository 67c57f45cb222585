/** Bytes at either end of a file from which its key is computed. */
const END = 1_048_576;
/** Parts of a key, each of 32 bits. */
const PARTS = 8;
const FNV_PRIME = 0x01000193;

const bytesOf = async (blob: Blob): Promise<Uint8Array> => {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const reader = new FileReader();
  reader.onload = () =>
    resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : new Uint8Array());
  reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read'));
  reader.readAsArrayBuffer(blob);
  return promise;
};

/**
 * A key by which the importing person's file is recognized: computed from its size, its beginning and its end (FNV-1a, which
 * needs no secure context). Security does not depend on it, so collisions by others do no harm.
 */
export const fileKey = async (file: Blob): Promise<string> => {
  const bytes = await bytesOf(new Blob([`${file.size} `, file.slice(0, END), file.slice(-END)]));
  const parts = Array.from({ length: PARTS }, (_, nth) => {
    let hash = 0x811c9dc5 ^ (nth * 0x9e3779b1);
    for (const byte of bytes) hash = Math.imul(hash ^ byte, FNV_PRIME);
    return (hash >>> 0).toString(16).padStart(8, '0');
  });
  return parts.join('');
};
