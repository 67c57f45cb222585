import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { takeBaseBackup, type Store } from '../../backup/base-backup.ts';
import { archiveInto, recover } from '../../backup/recovery.ts';
import { newKey } from '../../local/secrets.ts';
import { Refused, sampledSideBySide } from '../measuring.ts';
import { seedAccounts, PASSWORD } from '../stack/accounts.ts';
import { callersOf, newUserIds, partsInOrder, seedFresh } from '../stack/learners.ts';
import { waitUntilReady, type PrivateStack } from '../stack/private-stack.ts';
import { BusyLanes } from './busy-lanes.ts';
import { lostCompletions } from './lost-completions.ts';
import { compareWithReference } from './reference.ts';

export interface RestoreReport {
  /** Completions that were acknowledged before the log was archived last, and how many of them are lost. */
  readonly archived: number;
  readonly lost: number;
  /** Acknowledged between the last archived log and the loss. */
  readonly after: number;
  readonly lostAfter: number;
  /** Sessions of before that still opened something afterwards. */
  readonly sessions: number;
  readonly openSessions: number;
  /** From the loss until everything is ready again and every session is ended. */
  readonly seconds: number;
  readonly wrongs: readonly string[];
}

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
}

const ACCOUNTS = 20;
const LANES = 16;
const STUDY_MS = 8_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const asJson = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const signIn = async (site: string, email: string): Promise<Session> => {
  const response = await fetch(`${site}/auth/v1/token?grant_type=password`, asJson({ email, password: PASSWORD }));
  if (!response.ok) throw new Refused('a sign-in', response.status, await response.text());
  return (await response.json()) as Session;
};

/** Whether a session of before still opens something: with its access token, or with a new one for its refresh token. */
const isOpen = async (site: string, { access_token, refresh_token }: Session): Promise<boolean> => {
  const user = await fetch(`${site}/auth/v1/user`, { headers: { authorization: `Bearer ${access_token}` } });
  const renewed = await fetch(`${site}/auth/v1/token?grant_type=refresh_token`, asJson({ refresh_token }));
  return user.ok || renewed.ok;
};

/** The log up to now is in the store when this returns. */
const archiveLog = async (owner: pg.Client, { folder }: Store): Promise<void> => {
  const { rows } = await owner.query<{ file: string }>('SELECT pg_walfile_name(pg_switch_wal()) AS file');
  const file = `${rows[0]?.file}.sealed`;
  while (!readdirSync(join(folder, 'wal')).includes(file)) await pause(20);
};

const prepare = (stack: PrivateStack) =>
  stack.withOwner(async (owner) => {
    const emails = await seedAccounts(owner, ACCOUNTS);
    const userIds = newUserIds(400);
    await seedFresh(owner, userIds);
    const { rows } = await owner.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
    const callers = await callersOf(stack.tokens, userIds);
    return { emails, userIds, callers, parts: await partsInOrder(owner), folder: rows[0]?.folder ?? '' };
  });

/** The database is lost while learners study, and brought back as the runbook says. */
export const runRestore = async (stack: PrivateStack, say: (text: string) => void): Promise<RestoreReport> => {
  const { backing, site } = stack;
  const server = backing.postgres;
  if (server === undefined) throw new Error('The stack has no Postgres of its own.');
  const place = mkdtempSync(join(tmpdir(), 'nivel-restore-'));
  const store: Store = { folder: join(place, 'store'), keyFile: join(place, 'key') };
  mkdirSync(store.folder, { mode: 0o700 });
  writeFileSync(store.keyFile, newKey(), { mode: 0o600 });
  const { emails, userIds, callers, parts, folder } = await prepare(stack);
  if (await archiveInto(backing.database.adminUrl, store)) await server.restart();
  await Promise.all([...stack.apps.values()].map(waitUntilReady));
  const sessions = await sampledSideBySide(emails.length, emails, (email) => signIn(site, email));

  const lanes = new BusyLanes(site, parts);
  const running = lanes.run(callers, LANES);
  await pause(STUDY_MS);
  say(`base backup ${await takeBaseBackup(backing.database.adminUrl, store)}`);
  await pause(STUDY_MS);
  const before = new Set(lanes.acknowledged);
  await stack.withOwner((owner) => archiveLog(owner, store));
  await pause(STUDY_MS / 4);
  const lostAt = performance.now();
  await server.kill();
  lanes.stop();
  rmSync(folder, { recursive: true });
  await running;
  const after = new Set([...lanes.acknowledged].filter((key) => !before.has(key)));
  say(`the database is lost; ${before.size} completions were archived, ${after.size} were not`);

  await recover(store, folder, '');
  await server.restart();
  await Promise.all([...stack.apps.values()].map(waitUntilReady));
  say(await stack.runCommand('auth', 'end-all-sessions'));
  const seconds = Math.round((performance.now() - lostAt) / 1_000);
  const open = await Promise.all(sessions.map((session) => isOpen(site, session)));
  rmSync(place, { recursive: true });
  return stack.withOwner(async (owner) => ({
    archived: before.size,
    lost: (await lostCompletions(owner, before)).length,
    after: after.size,
    lostAfter: (await lostCompletions(owner, after)).length,
    sessions: sessions.length,
    openSessions: open.filter(Boolean).length,
    seconds,
    wrongs: [...(await compareWithReference(owner, userIds)).wrongs],
  }));
};
