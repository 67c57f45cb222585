import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { findTools, howToInstall, mayInstall } from './tools.ts';

/** A fake apt-get of a machine whose package list is empty: the first install fails, the one after `update` succeeds. */
const aptGet = `#!/bin/sh
here=$(/usr/bin/dirname "$0")
echo "$*" >> "$here/calls"
case "$1" in
  update) touch="$here/updated"; : > "$touch" ;;
  install) [ -e "$here/updated" ] || exit 100; for name in "$@"; do last=$name; done; : > "$here/$last"; /bin/chmod +x "$here/$last" ;;
esac
`;

const isRoot = process.getuid?.() === 0;

let folder: string;
const path = process.env['PATH'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-tools-'));
  process.env['PATH'] = folder;
});
afterEach(() => {
  process.env['PATH'] = path;
  rmSync(folder, { recursive: true, force: true });
});
const place = (name: string, text: string): void => {
  writeFileSync(join(folder, name), text);
  chmodSync(join(folder, name), 0o755);
};

it('a program on the PATH is taken from there, and nothing is installed', async () => {
  place('redis-server', '');
  place('apt-get', aptGet);
  expect(await findTools(['redis-server'])).toEqual({ 'redis-server': join(folder, 'redis-server') });
  expect(existsSync(join(folder, 'calls'))).toBe(false);
});

it('a missing program is installed where that is allowed, with a fresh package list when there is none', async () => {
  place('apt-get', aptGet);
  const announced: string[][] = [];
  const found = await findTools(['redis-server'], (names) => announced.push([...names]));
  if (!isRoot) {
    expect(found).toEqual({});
    return;
  }
  expect(found).toEqual({ 'redis-server': join(folder, 'redis-server') });
  expect(announced).toEqual([['redis-server']]);
  const calls = readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');
  expect(calls.map((call) => call.split(' ')[0])).toEqual(['install', 'update', 'install']);
});

it('where nothing can be installed the program is left out, and a sentence names what to do', async () => {
  expect(mayInstall()).toBe(false);
  expect(await findTools(['redis-server'])).toEqual({});
  const commands = isRoot
    ? 'apt-get update && apt-get install nats-server kubernetes-client'
    : 'sudo apt-get update && sudo apt-get install nats-server kubernetes-client';
  expect(howToInstall(['nats-server', 'kubectl'])).toBe(
    `nats-server and kubectl are missing: install with \`${commands}\` (macOS: \`brew install nats-server kubectl\`)`,
  );
});

(isRoot ? it : it.skip)('if apt-get could not install, its own words give the reason', async () => {
  place(
    'apt-get',
    '#!/bin/sh\n[ "$1" = update ] || { echo "W: old list" >&2; echo "E: Unable to locate package" >&2; exit 100; }\n',
  );
  expect(await findTools(['redis-server'])).toEqual({});
  expect(howToInstall(['redis-server'])).toContain(
    'redis-server is missing and could not be installed (apt-get: "E: Unable to locate package"): install with `apt-get update && ',
  );
});
