import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, getFileInfo, resolveConfig } from 'prettier';
import { withWorkspace } from './lock-file.ts';
import { faultOfName } from './service-name.ts';

const TEMPLATE = join(import.meta.dirname, 'service');
/** The date of the template's migration, in its folder's name. */
const NO_DATE = '0'.repeat(14);

const capital = (word: string): string => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;

/** The template is a service called `blank`; the new name replaces it everywhere, in every case. */
export const renamed = (text: string, name: string): string =>
  text.replaceAll('blank', name).replaceAll('Blank', capital(name)).replaceAll('BLANK', name.toUpperCase());

const stamp = (now: Date): string => now.toISOString().replaceAll(/\D/g, '').slice(0, NO_DATE.length);

/** A name of another length breaks lines elsewhere. */
const formatted = async (file: string, text: string): Promise<string> => {
  const { inferredParser } = await getFileInfo(file);
  if (inferredParser === null) return text;
  return format(text, { ...(await resolveConfig(file)), filepath: file });
};

/**
 * Creates the sources of a service in a repository: an app that boots with one slice, its contracts and its tests. It changes
 * no existing file except the lock file, which npm rewrites.
 * @returns the paths of the new files
 * @throws Error with a readable message when the name is not allowed; nothing has been written then
 */
export const makeService = async (root: string, name: string, now: Date): Promise<readonly string[]> => {
  const fault = faultOfName(root, name);
  if (fault !== null) throw new Error(fault);
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('/generated'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const made: (readonly [path: string, text: string])[] = [];
  for (const file of files) {
    const path = renamed(file.slice(TEMPLATE.length + 1), name).replace(NO_DATE, stamp(now));
    made.push([path, await formatted(join(root, path), renamed(readFileSync(file, 'utf8'), name))]);
  }
  const lockFile = join(root, 'package-lock.json');
  const lock = withWorkspace(readFileSync(lockFile, 'utf8'), name);
  for (const [path, text] of made) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text, { flag: 'wx' });
  }
  writeFileSync(lockFile, lock);
  return made.map(([path]) => path);
};
