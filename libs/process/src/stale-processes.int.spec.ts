import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { endStaleProcesses, RunningList, runningSince } from './stale-processes.ts';

let data: string;
const started: number[] = [];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'nivel-stale-'));
});
afterEach(() => {
  for (const pid of started.splice(0)) if (runningSince(pid)) process.kill(pid, 'SIGKILL');
  rmSync(data, { recursive: true, force: true });
});

/** A process that only waits; `stubborn` ones do not listen to a kind word. */
const sleeper = async (stubborn = false): Promise<number> => {
  const script = `${stubborn ? "process.on('SIGTERM', () => {});" : ''} console.log('up'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'], detached: true });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  started.push(child.pid ?? 0);
  return child.pid ?? 0;
};

it("a killed launcher's record is found by the next one, and ended", async () => {
  const [kind, stubborn] = [await sleeper(), await sleeper(true)];
  const earlier = new RunningList(data);
  earlier.add('auth', kind);
  earlier.add('worker', stubborn);
  const left = new RunningList(data).stale();
  expect(left.map(({ name }) => name)).toEqual(['auth', 'worker']);
  await endStaleProcesses(left, 300);
  expect([runningSince(kind), runningSince(stubborn)]).toEqual([undefined, undefined]);
});

it('a process that only got the same number later is left alone', async () => {
  const pid = await sleeper();
  const list = new RunningList(data);
  list.add('auth', pid);
  const file = join(data, 'running.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"since": "\d+"/, '"since": "1"'));
  expect(new RunningList(data).stale()).toEqual([]);
  expect(runningSince(pid)).toBeDefined();
});

it('a spoiled list is no obstacle', () => {
  writeFileSync(join(data, 'running.json'), '{"half');
  expect(new RunningList(data).stale()).toEqual([]);
});

it('a launcher that ended well leaves no list', async () => {
  const list = new RunningList(data);
  list.add('auth', await sleeper());
  list.clear();
  expect(existsSync(join(data, 'running.json'))).toBe(false);
});
