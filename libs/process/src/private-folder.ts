import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that only its owner may look into; closes one that is there already. */
export const keepPrivate = (folder: string, mode = 0o700): void => {
  mkdirSync(folder, { recursive: true, mode });
  chmodSync(folder, mode);
};

/**
 * The data folder: closed to everybody else. Root's may be passed, not listed, because Postgres then runs as another user and
 * would need a capability that opens every file of the machine; files in it are protected by that.
 */
export const keepDataFolder = (data: string): void => keepPrivate(data, process.getuid?.() === 0 ? 0o711 : 0o700);
