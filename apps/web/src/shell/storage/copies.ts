/** This device's copies of the service's data, for use while the server does not answer. They are deleted at sign-out. */
export const copiesDatabase = 'nivel-copies';

export const dropCopies = (): void => void globalThis.indexedDB?.deleteDatabase(copiesDatabase);
