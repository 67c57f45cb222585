import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretFiles } from '../services/compose-secrets.ts';
import { services } from '../services/services.generated.ts';
import { keepPrivate } from '@nivel/process/private-folder';
import type { Secrets } from './secrets.ts';

const MAILBOX = 'smtp://mailbox:1025';

const kept = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Writes the secrets that containers are given as files. The folder is its owner's alone; a file in it may be read by all, because
 * the user that a container runs as is nobody on this machine.
 *
 * @param mail the mail relay; what stands there already when left out, or else the mailbox of the Compose file
 */
export const writeSecretFolder = (folder: string, secrets: Secrets, mail?: string): void => {
  keepPrivate(folder);
  const relay = mail ?? kept(join(folder, 'SMTP_URL')) ?? MAILBOX;
  for (const [file, text] of Object.entries(secretFiles(services, secrets, { SMTP_URL: relay }))) {
    const path = join(folder, file);
    // It cannot be written to, only replaced.
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o444 });
  }
};
