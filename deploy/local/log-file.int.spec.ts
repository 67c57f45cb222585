import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { RunningList } from '@nivel/process/stale-processes';
import { logTo } from './log-file.ts';
import { parseMail } from '@nivel/testing/mailbox/mail';
import { MailStore } from '@nivel/testing/mailbox/mail-store';
import { waitUntil } from '@nivel/testing/wait-until';

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'nivel-log-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const modeOf = (...path: string[]): number => statSync(join(data, ...path)).mode & 0o777;
const textOf = (name: string): string => readFileSync(join(data, 'logs', name), 'utf8');
const exists = (name: string): boolean => {
  try {
    return textOf(name).length > 0;
  } catch {
    return false;
  }
};

it('a log is readable to its owner only, also one that an earlier version left open', async () => {
  mkdirSync(join(data, 'logs'), { mode: 0o755 });
  writeFileSync(join(data, 'logs/auth.log'), 'before\n', { mode: 0o644 });
  logTo(data, 'auth')('line');
  logTo(data, 'gateway')('line');
  await waitUntil(() => exists('gateway.log') && textOf('auth.log').includes('line'));
  expect([modeOf('logs'), modeOf('logs', 'auth.log'), modeOf('logs', 'gateway.log')]).toEqual([0o700, 0o600, 0o600]);
});

it('a second start appends to the lines of the first one', async () => {
  logTo(data, 'auth')('first');
  await waitUntil(() => exists('auth.log'));
  logTo(data, 'auth')('second');
  await waitUntil(() => textOf('auth.log').includes('second'));
  expect(textOf('auth.log')).toBe('first\nsecond\n');
});

it('a log that has grown large is put aside, once', async () => {
  mkdirSync(join(data, 'logs'));
  writeFileSync(join(data, 'logs/auth.log'), 'x'.repeat(101));
  logTo(data, 'auth', { largestBytes: 100 })('new');
  await waitUntil(() => exists('auth.log'));
  expect([textOf('auth.log'), textOf('auth.log.1')]).toEqual(['new\n', 'x'.repeat(101)]);
});

it('a log continues when there is room again after a write has failed', async () => {
  const [folder, path] = [join(data, 'logs'), join(data, 'logs/auth.log')];
  const log = logTo(data, 'auth', { reopenAfterMs: 0 });
  log('before');
  await waitUntil(() => exists('auth.log'));
  // A file that cannot be written to fails like a full disk.
  const other = logTo(data, 'worker', { reopenAfterMs: 0 });
  mkdirSync(join(folder, 'worker.log'));
  other('lost');
  await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(join(folder, 'worker.log'), { recursive: true });
  await waitUntil(() => {
    other('after');
    return exists('worker.log');
  });
  expect(textOf('worker.log')).toMatch(/^after\n/);
  expect(readFileSync(path, 'utf8')).toBe('before\n');
});

it('no other user can read the data folder or a caught e-mail, also where a folder was open before', async () => {
  chmodSync(data, 0o755);
  new RunningList(data).add('launcher', process.pid);
  const store = new MailStore(join(data, 'mailbox'));
  const mail = await parseMail('Subject: one\r\n\r\nText', { from: 'a@example.com', to: [] }, new Date());
  store.add(mail);
  expect(modeOf() & 0o066).toBe(0);
  expect([modeOf('mailbox'), modeOf('mailbox', `${mail.id}.json`), modeOf('running.json')]).toEqual([
    0o700, 0o600, 0o600,
  ]);
});
