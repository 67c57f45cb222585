import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { hasEngine, startContainer } from './containers.ts';
import { runningSince } from '@nivel/process/stale-processes';
import { freePort } from '@nivel/process/ports';

/** A fake Docker program: records its calls, and listens where a container would. */
const docker = `#!/usr/bin/env node
const { appendFileSync } = require('node:fs');
const { join } = require('node:path');
const args = process.argv.slice(2);
appendFileSync(join(__dirname, 'calls'), args.join(' ') + '\\n');
const publish = args[args.indexOf('--publish') + 1] ?? '';
if (args.includes('run')) require('node:net').createServer().listen(Number(publish.split(':')[1]), '127.0.0.1');
else process.exit(Number(process.env.DOCKER_EXITS_WITH ?? 0));
`;

let folder: string;
const path = process.env['PATH'];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'nivel-docker-'));
  writeFileSync(join(folder, 'docker'), docker);
  chmodSync(join(folder, 'docker'), 0o755);
  process.env['PATH'] = `${folder}:${path}`;
});
afterEach(() => {
  process.env['PATH'] = path;
  delete process.env['DOCKER_EXITS_WITH'];
  rmSync(folder, { recursive: true, force: true });
});

it('an engine counts only when it answers', () => {
  expect(hasEngine()).toBe(true);
  process.env['DOCKER_EXITS_WITH'] = '1';
  expect(hasEngine()).toBe(false);
});

it("runs the file's own service on a port of ours, after removing what a killed start left under its name", async () => {
  const port = await freePort();
  const child = await startContainer({ service: 'nats', inside: 4222, port, project: 'nivel-abc' });
  expect(readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')).toEqual([
    'rm -f nivel-abc-nats',
    `compose --project-name nivel-abc run --rm --no-deps --name nivel-abc-nats --publish 127.0.0.1:${port}:4222 nats`,
  ]);
  await child.stop();
  expect(runningSince(child.pid)).toBeUndefined();
});
