import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { waitUntil } from '@nivel/testing/wait-until';
import { startChild, type Child } from './child.ts';
import { ProcessSupervisor } from './process-supervisor.ts';
import { RunningList, runningSince } from './stale-processes.ts';

let data: string;
let supervisor: ProcessSupervisor;
let deaths: string[];
let ended: string[];
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'nivel-supervisor-'));
  [deaths, ended] = [[], []];
  supervisor = new ProcessSupervisor(new RunningList(data), (name, how) => deaths.push(`${name}: ${how}`));
});
afterEach(async () => {
  await supervisor.close();
  rmSync(data, { recursive: true, force: true });
});

const server = (name: string, script = ''): (() => Promise<Child>) => {
  const waits = `process.on('SIGTERM', () => { process.exit(0) }); ${script}; setInterval(() => {}, 1000)`;
  return async () => {
    const child = await startChild({ name, command: process.execPath, args: ['-e', waits] });
    void child.exited.then(() => ended.push(name));
    return child;
  };
};
it('brings back what dies, as often as it dies', async () => {
  let { pid } = await supervisor.keep('app', server('auth'));
  for (const round of [1, 2]) {
    const before = pid;
    process.kill(before, 'SIGKILL');
    await waitUntil(() => supervisor.find('auth')?.pid !== before);
    pid = supervisor.find('auth')?.pid ?? 0;
    expect(runningSince(pid)).toBeDefined();
    expect(deaths).toHaveLength(round);
  }
  expect(deaths[0]).toBe('auth: SIGKILL');
});

it('restarts processes that are alive and do not answer, and ignores those that are slow now and then', async () => {
  supervisor = new ProcessSupervisor(new RunningList(data), (name, how) => deaths.push(`${name}: ${how}`), 20);
  const silent = new Set<number>();
  const { pid } = await supervisor.keep('server', server('nats'), () =>
    Promise.resolve(!silent.has(supervisor.find('nats')?.pid ?? 0)),
  );
  let asked = 0;
  const slow = await supervisor.keep('server', server('redis'), () => Promise.resolve((asked += 1) % 3 === 0));
  silent.add(pid);
  await waitUntil(() => supervisor.find('nats')?.pid !== pid);
  expect(runningSince(pid)).toBeUndefined();
  expect(deaths.slice(0, 2)).toEqual(['nats: it does not answer', 'nats: SIGKILL']);
  const before = asked;
  await waitUntil(() => asked > before + 12);
  expect(supervisor.find('redis')?.pid).toBe(slow.pid);
  expect(deaths).toHaveLength(2);
});

it('closing ends everything, apps before the servers they depend on, and nothing is restarted', async () => {
  const pids = [
    (await supervisor.keep('server', server('postgres'))).pid,
    (await supervisor.keep('app', server('auth'))).pid,
    (await supervisor.keep('app', server('gateway'))).pid,
  ];
  await supervisor.close();
  expect(ended.at(-1)).toBe('postgres');
  expect(pids.map(runningSince)).toEqual([undefined, undefined, undefined]);
  expect(deaths).toEqual([]);
  await expect(supervisor.keep('app', server('late'))).rejects.toThrow('closing');
});

it('what does not listen is ended all the same', async () => {
  const child = await supervisor.keep('app', async () => {
    const script = "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1000)";
    const { promise: up, resolve } = Promise.withResolvers<void>();
    const args = ['-e', script];
    const stubborn = await startChild({ name: 'stubborn', command: process.execPath, args, onLine: () => resolve() });
    await up;
    return { ...stubborn, stop: () => stubborn.stop(200) };
  });
  await supervisor.close();
  expect(runningSince(child.pid)).toBeUndefined();
});

it('children die with a starter that is killed', async () => {
  const script = `
    const { startChild } = await import(${JSON.stringify(join(import.meta.dirname, 'child.ts'))});
    const waits = 'console.log(process.pid); setInterval(() => {}, 1000)';
    await startChild({ name: 'c', command: process.execPath, args: ['-e', waits], onLine: (line) => console.log(line) });
    setInterval(() => {}, 1000);`;
  const lines: string[] = [];
  const starter = await startChild({
    name: 'starter',
    command: process.execPath,
    args: ['--input-type=module', '-e', script],
    onLine: (line) => lines.push(line),
  });
  await waitUntil(() => lines.length > 0);
  const grandchild = Number(lines[0]);
  expect(runningSince(grandchild)).toBeDefined();
  process.kill(starter.pid, 'SIGKILL');
  await waitUntil(() => runningSince(grandchild) === undefined);
});
