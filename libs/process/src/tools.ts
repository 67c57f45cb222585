import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs Nivel needs besides Node, and the Debian package each comes in. */
const packages = {
  'nats-server': 'nats-server',
  'redis-server': 'redis-server',
  chromium: 'chromium',
  openssl: 'openssl',
  kubectl: 'kubernetes-client',
} as const;
export type Tool = keyof typeof packages;

/** The full path of a program on the PATH; Debian keeps servers in folders that are not on everybody's. */
export const findOnPath = (program: string): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin']
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });

/** Runs a command; returns its last complaint when it did not work. */
const run = (command: string, args: readonly string[], seconds: number): Promise<string | undefined> =>
  new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C.UTF-8' };
    const child = spawn(command, [...args], { stdio: ['ignore', 'ignore', 'pipe'], timeout: seconds * 1_000, env });
    let said = '';
    child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-2_000)));
    child.once('error', ({ message }) => resolve(message));
    child.once('close', (code, signal) => {
      const last = said.trim().split('\n').at(-1);
      resolve(code === 0 ? undefined : last || `it ended with ${signal ?? code}`);
    });
  });

/** Whether apt-get may be used here: it exists and we are root. */
export const mayInstall = (): boolean => process.getuid?.() === 0 && findOnPath('apt-get') !== undefined;

/** Why apt-get could not install the packages, in its words. */
let refusal: string | undefined;

/** Installs Debian packages without asking; `refusal` is the reason of the failure. */
const install = async (names: readonly string[]): Promise<void> => {
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  const attempt = (): Promise<string | undefined> => run('apt-get', ['install', ...options, ...names], 300);
  refusal = await attempt();
  if (refusal === undefined) return;
  // A fresh machine has an empty package list: update it only when the first attempt fails. If a source is unreachable, try the
  // installation anyway; its error explains more.
  const unreachable = await run('apt-get', ['update', '-qq', '-o', 'APT::Update::Error-Mode=any'], 180);
  const again = await attempt();
  refusal = again && (unreachable ?? again);
};

/**
 * Finds the programs, and installs missing ones with apt-get where that is allowed. Returns the path of each; a program that
 * could not be installed is left out.
 */
export const findTools = async (
  wanted: readonly Tool[],
  onInstall: (names: readonly string[]) => void = () => undefined,
): Promise<Partial<Record<Tool, string>>> => {
  const missing = wanted.filter((tool) => findOnPath(tool) === undefined);
  if (missing.length > 0 && mayInstall()) {
    const names = missing.map((tool) => packages[tool]);
    onInstall(names);
    await install(names);
  }
  return Object.fromEntries(
    wanted.flatMap((tool) => {
      const found = findOnPath(tool);
      return found === undefined ? [] : [[tool, found]];
    }),
  );
};

/** Instructions to install the programs, in one sentence, and why we could not. */
export const howToInstall = (missing: readonly Tool[]): string => {
  const sudo = process.getuid?.() === 0 ? '' : 'sudo ';
  const names = missing.map((tool) => packages[tool]).join(' ');
  const debian = `${sudo}apt-get update && ${sudo}apt-get install ${names}`;
  const mac = `brew install ${missing.join(' ').replaceAll('redis-server', 'redis')}`;
  const tried = refusal === undefined ? '' : ` and could not be installed (apt-get: "${refusal}")`;
  const what = `${new Intl.ListFormat('en').format(missing)} ${missing.length > 1 ? 'are' : 'is'} missing${tried}`;
  return `${what}: install with \`${debian}\` (macOS: \`${mac}\`)`;
};
