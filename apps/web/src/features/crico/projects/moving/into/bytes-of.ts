/** Bytes of a thing in a message. */
export const bytesOf = (thing: unknown): number => new Blob([JSON.stringify(thing)]).size;
