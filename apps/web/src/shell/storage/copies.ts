/** What this device keeps of what the service has, to be seen while nobody answers. It goes with whoever signs out. */
export const copiesDatabase = 'nivel-copies';

export const dropCopies = (): void => void globalThis.indexedDB?.deleteDatabase(copiesDatabase);
