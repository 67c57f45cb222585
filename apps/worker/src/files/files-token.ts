/** Injection token of the store of files (`FileStore`). */
export const FILES = Symbol('files');
