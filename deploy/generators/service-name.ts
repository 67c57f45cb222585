import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that exist once a service has this name. */
export const foldersOf = (name: string): readonly string[] => [`apps/${name}`, `libs/contracts/src/${name}`];

/** A service's name is also a schema, a login, the beginning of variables and a name in sources. */
const WORD = /^[a-z]{2,20}$/;

/** Names in use for something else, beside the existing folders. */
const OURS =
  'admin blank default kernel mailbox migrate nats nivel operator owner postgres proxy public redis surroundings';
const LANGUAGES =
  'all and any array as async await break case check class column const constraint continue create debugger delete desc do ' +
  'else end enum except export extends false finally for foreign from function grant group having if implements import in ' +
  'instanceof interface into join let limit new not null offset on or order package primary private protected references ' +
  'return select session static super switch table then this throw to true try typeof union unique user using var void ' +
  'when where while window with yield';

const isIn = (words: string, name: string): boolean => words.split(' ').includes(name);

/** Why a new service cannot have a name, in words for the person who chose it; null when it can. */
export const faultOfName = (root: string, name: string): string | null => {
  if (!WORD.test(name))
    return `"${name}" cannot be the name of a service: it must be one noun of 2 to 20 lower-case letters, for it names a schema, a login and variables as well.`;
  if (isIn(LANGUAGES, name)) return `"${name}" is a reserved word of SQL or TypeScript. Choose another noun.`;
  if (isIn(OURS, name)) return `"${name}" is the name of something else here. Choose another noun.`;
  const taken = foldersOf(name).find((folder) => existsSync(join(root, folder)));
  return taken === undefined ? null : `"${name}" is taken: ${taken} is there already. Nothing was changed.`;
};
