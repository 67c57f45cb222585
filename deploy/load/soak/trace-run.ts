import { io } from 'socket.io-client';
import { achievementUnlocked } from '@nivel/contracts/learning/achievement-unlocked.fact';
import { Refused, sampledSideBySide } from '../measuring.ts';
import { callersOf, newUserIds, partsInOrder, seedFresh, type Caller } from '../stack/learners.ts';
import type { MailSink } from '../stack/mail-sink.ts';
import type { PrivateStack } from '../stack/private-stack.ts';

export interface TraceReport {
  readonly traces: number;
  /** Traces that were seen in the answer's own request, the socket message, the mail, and a line of each app on the way. */
  readonly whole: number;
  readonly missing: Readonly<Record<string, number>>;
}

const WAIT_MS = 20_000;
const SIDE_BY_SIDE = 10;
/** The apps that a completed part with an achievement passes. */
const onTheWay = ['gateway', 'learning', 'worker'];

/** Trace ids by app, as its log lines carry them. Give `read` to the stack as its `onLine`. */
export class TraceLines {
  readonly byApp = new Map<string, Set<string>>();

  readonly read = (line: string, app: string): void => {
    const id = /"traceId":"([0-9a-f]{32})"/.exec(line)?.[1];
    if (id === undefined) return;
    const seen = this.byApp.get(app) ?? new Set();
    this.byApp.set(app, seen.add(id));
  };
}

/**
 * Each learner completes a first part, which unlocks an achievement: the trace of that one request must be found in the
 * socket message of another browser, in the mail, and in the log of every app it passed.
 */
export const runTraces = async (
  stack: PrivateStack,
  sink: MailSink,
  lines: TraceLines,
  count: number,
): Promise<TraceReport> => {
  const { callers, part } = await stack.withOwner(async (owner) => {
    const userIds = newUserIds(count);
    await seedFresh(owner, userIds);
    return { callers: await callersOf(stack.tokens, userIds), part: (await partsInOrder(owner))[0] ?? '' };
  });
  const missing: Record<string, number> = {};
  const followed = await sampledSideBySide(SIDE_BY_SIDE, callers, (caller) =>
    follow(stack.site, caller, part, sink, lines),
  );
  for (const place of followed.flat()) missing[place] = (missing[place] ?? 0) + 1;
  const whole = followed.filter((lost) => lost.length === 0).length;
  return { traces: followed.length, whole, missing };
};

/** The places without the trace of one completion. */
const follow = async (
  site: string,
  { userId, token }: Caller,
  part: string,
  sink: MailSink,
  lines: TraceLines,
): Promise<string[]> => {
  const socket = io(site, { transports: ['websocket'], auth: { token }, forceNew: true });
  const shown = new Set<string>();
  socket.on('live', (message: { type: string; traceId: string }) => {
    if (message.type === achievementUnlocked.name) shown.add(message.traceId);
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', () => resolve());
    socket.once('connect_error', reject);
  });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const url = new URL('/rest/v1/rpc/complete_part', site);
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ part_id: part }) });
  if (!response.ok) {
    socket.close();
    throw new Refused('complete_part', response.status, await response.text());
  }
  const trace = response.headers.get('x-trace-id') ?? 'none';
  const lost = (): string[] => [
    ...(shown.has(trace) ? [] : ['socket']),
    ...(sink.mails.some((mail) => mail.to === `${userId}@example.com` && mail.traceId === trace) ? [] : ['mail']),
    ...onTheWay.filter((app) => !lines.byApp.get(app)?.has(trace)).map((app) => `log of ${app}`),
  ];
  const until = performance.now() + WAIT_MS;
  while (lost().length > 0 && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  socket.close();
  return lost();
};
