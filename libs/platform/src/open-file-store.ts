import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { FileStore, FileStoreSettings } from './file-store.ts';

/** The store of the settings; an adapter is loaded at its first use, so that unused ones cost nothing. */
export const openFileStore = (settings: FileStoreSettings): FileStore => {
  let opened: Promise<FileStore> | undefined;
  const open = (): Promise<FileStore> =>
    (opened ??=
      settings.FILES_BUCKET === ''
        ? import('./folder-store.ts').then(({ folderStore }) => folderStore(settings.FILES_FOLDER))
        : import('./s3-store.ts').then(({ s3Store }) => s3Store(settings)));
  const ask = async <Answer>(act: (store: FileStore) => Promise<Answer>): Promise<Answer> => {
    try {
      return await act(await open());
    } catch (error) {
      throw error instanceof AppError ? error : new AppError(commonErrors.files_unavailable, { cause: error });
    }
  };
  return {
    write: async (key, bytes) => ask(async (store) => store.write(key, bytes)),
    sizeOf: async (key) => ask(async (store) => store.sizeOf(key)),
    read: async (key, range) => ask(async (store) => store.read(key, range)),
    remove: async (key) => ask(async (store) => store.remove(key)),
    removeBroken: async (before) => ask(async (store) => store.removeBroken(before)),
  };
};
