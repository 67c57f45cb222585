import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The capabilities that let a process traverse folders that are closed to its user, the weaker first, with their bits in the
 * kernel's masks.
 */
const capabilities = [
  ['dac_read_search', 2n],
  // Containers often withhold the other one.
  ['dac_override', 1n],
] as const;

/** The innermost folder above the path that other users may not pass. */
const closedAbove = (path: string): string | undefined => {
  const folder = dirname(path);
  if ((statSync(folder).mode & 0o001) === 0) return folder;
  return folder === path ? undefined : closedAbove(folder);
};

/** The capabilities this process may hand on. */
const ours = (): bigint => {
  const [, mask] = /^CapPrm:\s*([0-9a-f]+)$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  return BigInt(`0x${mask ?? '0'}`);
};

/**
 * Options of `setpriv` that let a process of another user reach the paths when a parent folder, such as /root, is closed to
 * that user. Without `no_setuid_fixup` the capability would open files, yet access(2), which Postgres calls first, fails.
 * @throws Error when a folder is closed and no capability that we hold opens it
 */
export const passageTo = (paths: readonly string[]): readonly string[] => {
  const closed = paths.map(closedAbove).find((folder) => folder !== undefined);
  if (closed === undefined) return [];
  const held = ours();
  const [name] = capabilities.find(([, bit]) => (held & (1n << bit)) !== 0n) ?? [];
  if (name !== undefined) return ['--securebits=+no_setuid_fixup', `--inh-caps=+${name}`, `--ambient-caps=+${name}`];
  throw new Error(
    `${closed} is closed to other users, and Postgres does not run as root: move the checkout, or open the folder with \`chmod o+x ${closed}\`.`,
  );
};
