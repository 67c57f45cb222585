import { randomBytes, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { MOST_ATTACHMENT_BYTES } from '@nivel/contracts/projects/attachment-values';
import { seedAccounts } from '../stack/accounts.ts';
import { seedBoards } from '../stack/boards.ts';
import { callersOf } from '../stack/learners.ts';
import { waitUntilReady, type PrivateStack } from '../stack/private-stack.ts';
import { Refused, sampled, times } from '../measuring.ts';
import { round, table } from './figures.ts';
import { residentMb } from './idle-memory.ts';
import { bearer } from './load.ts';

const TIMES = 5;
const SAMPLE_MS = 10;

interface Grown {
  readonly seconds: number;
  /** The peak memory of the process above its start value, in MB. */
  readonly peak: number;
  /** Its memory a moment afterwards. */
  readonly kept: number;
}

/** The growth of a process during some work. */
const growthOf = async (pid: number, work: () => Promise<void>): Promise<Grown> => {
  const [before, startedAt] = [residentMb(pid), performance.now()];
  let most = before;
  const sampling = setInterval(() => (most = Math.max(most, residentMb(pid))), SAMPLE_MS);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  return { seconds, peak: Math.max(most, residentMb(pid)) - before, kept: residentMb(pid) - before };
};

const row = (name: string, all: readonly Grown[]): (string | number)[] => [
  name,
  all.length,
  round(Math.max(...all.map(({ peak }) => peak)), 1),
  round(all[0]?.peak ?? Number.NaN, 1),
  round(
    all.reduce((sum, { kept }) => sum + kept, 0),
    1,
  ),
  round(all.reduce((sum, { seconds }) => sum + seconds, 0) / all.length, 1),
];

/** The largest file that is taken, sent and fetched again and again: the growth of the gateway's memory. */
export const uploads = async (stack: PrivateStack, owner: pg.Client): Promise<string> => {
  const ids = (await seedAccounts(owner, 1)).map((email) => email.split('@')[0] ?? '');
  const [board] = await seedBoards(owner, ids, [1]);
  const [caller] = await callersOf(stack.tokens, ids);
  const projects = stack.apps.get('projects');
  if (!projects) throw new Error('There is nothing to send to.');
  await projects.restart({ ATTACHMENT_MB: '100' });
  await waitUntilReady(projects);
  const pid = stack.apps.get('gateway')?.child.pid;
  if (!caller || !board || pid === undefined) throw new Error('There is nobody who sends.');
  const pathOf = () => `attachments/${board.projectId}/${board.cards[0]}/${randomUUID()}/medida.bin`;
  const ask = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = { ...bearer(caller), ...(init.headers as Record<string, string>) };
    const response = await fetch(`${stack.site}/storage/v1/object/${path}`, { ...init, headers });
    if (!response.ok) throw new Refused(path, response.status, await response.text());
    return response;
  };
  const bytes = randomBytes(MOST_ATTACHMENT_BYTES);
  const plain = (path: string, body: Buffer<ArrayBuffer>) =>
    ask(path, { method: 'POST', body, headers: { 'content-type': 'application/octet-stream' } });
  const form = (path: string) => {
    const body = new FormData();
    body.append('', new Blob([bytes]));
    return ask(path, { method: 'POST', body });
  };
  const fetched = async (path: string): Promise<void> => {
    for await (const _ of (await ask(path, {})).body ?? []);
  };
  await plain(pathOf(), bytes.subarray(0, 1_000_000));
  const done: Record<'bytes as they are' | 'a form' | 'fetched', Grown[]> = {
    'bytes as they are': [],
    'a form': [],
    fetched: [],
  };
  await sampled(times(TIMES), async () => {
    const path = pathOf();
    done['bytes as they are'].push(await growthOf(pid, async () => void (await plain(path, bytes))));
    done['a form'].push(await growthOf(pid, async () => void (await form(pathOf()))));
    done.fetched.push(await growthOf(pid, () => fetched(path)));
  });
  const head = ['100 MiB', 'n', 'gateway grew by at most MB', 'the first time', 'kept of all', 'seconds each'];
  return table([head, ...Object.entries(done).map(([name, all]) => row(name, all))]);
};
