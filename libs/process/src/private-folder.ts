import { chmodSync, mkdirSync } from 'node:fs';

/** Creates a folder that only its owner may open, or closes an existing one. */
export const keepPrivate = (folder: string, mode = 0o700): void => {
  mkdirSync(folder, { recursive: true, mode });
  chmodSync(folder, mode);
};

/**
 * The data folder, closed to all other users. Root's folder may be traversed but not listed: Postgres runs as another user then
 * and would need a capability that opens every file of the machine. Its files stay private because no other user can list it.
 */
export const keepDataFolder = (data: string): void => keepPrivate(data, process.getuid?.() === 0 ? 0o711 : 0o700);
