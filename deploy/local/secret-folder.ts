import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { secretFiles } from '../services/compose-secrets.ts';
import { outsideNames } from '../services/own-environment.ts';
import { services } from '../services/services.generated.ts';
import { keepPrivate } from '@nivel/process/private-folder';
import type { Secrets } from './secrets.ts';

/** The defaults: the mailbox of the Compose file. */
const otherwise: Readonly<Record<string, string>> = { SMTP_URL: 'smtp://mailbox:1025' };

const kept = (path: string): string | undefined => (existsSync(path) ? readFileSync(path, 'utf8') : undefined);

/**
 * Writes the secrets that containers receive as files. Only the owner can open the folder; its files are readable by all,
 * because the user that a container runs as does not exist on this machine.
 *
 * @param given secrets from outside; existing values where one is left out
 */
export const writeSecretFolder = (
  folder: string,
  secrets: Secrets,
  given: Readonly<Record<string, string>> = {},
): void => {
  keepPrivate(folder);
  const outside = Object.fromEntries(
    outsideNames(services).map((name) => [name, given[name] ?? kept(join(folder, name)) ?? otherwise[name] ?? '']),
  );
  for (const [file, text] of Object.entries(secretFiles(services, secrets, outside))) {
    const path = join(folder, file);
    // It cannot be written to, only replaced.
    rmSync(path, { force: true });
    writeFileSync(path, text, { mode: 0o444 });
  }
};
