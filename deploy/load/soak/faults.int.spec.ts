import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailSink } from '../stack/mail-sink.ts';
import { startPrivateStack, type PrivateStack } from '../stack/private-stack.ts';
import { runBoards } from './boards/board-run.ts';
import { runGaps } from './boards/gap-run.ts';
import { runLostRights } from './boards/lost-rights-run.ts';
import { runBookKills } from './book/book-kills-run.ts';
import { runCalls } from './call-run.ts';
import { runCrashes } from './crash-run.ts';
import { makingCards, signingUp } from './crashed-acts.ts';
import { runFaults } from './fault-run.ts';
import { freezeAfterMessage, freezeBeforeMessage, soonOver } from './frozen-run.ts';
import { soakSettings } from './limits.ts';
import { runProbes } from './probe-run.ts';
import { runTraces, TraceLines } from './trace-run.ts';
import { TwoMailingWorkers } from './two-mailing-workers.ts';
import { runUploads } from './uploads/upload-run.ts';

/** The quick forms; `npm run soak -- <id>` runs the long ones. */
const lines = new TraceLines();
const say = (): void => undefined;
let sink: MailSink;
let stack: PrivateStack;

beforeAll(async () => {
  sink = await MailSink.start();
  stack = await startPrivateStack({
    ...{ smtpUrl: sink.url, env: soakSettings, onLine: lines.read, isMeasured: false, say },
  });
});
afterAll(async () => {
  await stack.stop();
  await sink.stop();
});

it('one trace leads from the request to the socket message, the mail and the log of every app on the way (OPS-8)', async () => {
  const { whole, missing } = await runTraces(stack, sink, lines, 20);
  expect({ whole, missing }).toEqual({ whole: 20, missing: {} });
});

it('none of 400 completions is lost or counted twice while every process is killed (DAT-1)', async () => {
  const busy = { completions: 4_000, endsWithKills: true, killsEach: 1, betweenCompletions: 50, paceMs: 150 };
  const report = await runFaults(stack, sink, { ...busy, say });
  expect(report.wrongs).toEqual([]);
  expect(report.completions).toBeGreaterThanOrEqual(400);
  expect(report.mails.lost).toBe(0);
});

describe('two workers that send mails (DAT-12)', () => {
  let mailing: TwoMailingWorkers;
  beforeAll(async () => {
    mailing = await TwoMailingWorkers.start(stack, soonOver);
  });
  afterAll(() => mailing.stop());

  it('a mail whose worker is frozen before its end is sent by the other one, and not completed after', async () => {
    expect(await freezeBeforeMessage(mailing)).toEqual({ lost: 0, twice: 0 });
  });

  it('a mail that the mail server took from a frozen worker is sent by no other', async () => {
    expect(await freezeAfterMessage(mailing)).toEqual({ lost: 0, twice: 0 });
  });
});

it('calls in progress while learning, auth, the broker and the database are killed succeed or are unavailable', async () => {
  const report = await runCalls(stack, { killsEach: 1, lanes: 8, betweenMs: 500, say });
  // A call that waits for its deadline is answered 504, and is wrong like every other answer but a good one and 503.
  expect(report.wrongs).toEqual([]);
  expect(report.kills).toBe(4);
});

it('payments, their trail and their facts exist once, whichever of finance, worker and database is killed', async () => {
  const report = await runBookKills(stack, { payments: 60, killsEach: 1, lanes: 4, say });
  expect(report.wrongs).toEqual([]);
  expect(report).toMatchObject({ changes: 120, kills: 3 });
});

it('windows of one board show the stored state after every server of it was killed while 8 people changed it (RTM-1)', async () => {
  const report = await runBoards(stack, { clients: 8, writes: 240, killsEach: 1, betweenMs: 500, paceMs: 150, say });
  expect(report.wrongs).toEqual([]);
  expect(report.readAgain).toBe(0);
  expect(report.kills).toBe(5);
});

it('what 8 people put into one gap at once has one order in every window, and no two the same place (RTM-2)', async () => {
  const report = await runGaps(stack, 8, 5);
  expect(report.wrongs).toEqual([]);
});

it('who is taken out of a team has no window on its board a second later, and sees nothing done after (RTM-5)', async () => {
  const report = await runLostRights(stack, 3);
  // The long form measures the duration: here a busy machine could falsify it.
  expect(report.wrongs.filter((wrong) => !wrong.includes('was open for'))).toEqual([]);
  expect(report.longest).toBeLessThan(Number.POSITIVE_INFINITY);
});

it('an upload that is cut or killed leaves no row without bytes, and no bytes that are not swept in time', async () => {
  const report = await runUploads(stack, { cuts: 12, kills: 4, say });
  expect(report.wrongs).toEqual([]);
  expect(report.taken).toBeGreaterThan(0);
});

it('apps outlive their servers, report that they are not ready, and become ready again (OPS-6)', async () => {
  const { alive, wrongs } = await runProbes(stack, 1_000);
  expect(wrongs).toEqual([]);
  expect(alive).toEqual({ asked: alive.asked, bad: 0 });
});

it('stores an account if and only if it is published, wherever a process dies, and none of 50 rolled back (DAT-3)', async () => {
  const report = await runCrashes(stack, signingUp, { roundsEach: 1, rolledBack: 50, say });
  expect(report.wrongs).toEqual([]);
  expect(report.crashes).toBe(6);
});

it('stores a card and its row of the log if and only if they are published, at whatever point a process dies (DAT-3)', async () => {
  // The relay's points are those of the sign-ups above: the long form dies at all six for both.
  const few = { roundsEach: 1, rolledBack: 50, isWithoutRelay: true };
  const report = await runCrashes(stack, await makingCards(stack), { ...few, say });
  expect(report.wrongs).toEqual([]);
  expect(report.crashes).toBe(3);
});
