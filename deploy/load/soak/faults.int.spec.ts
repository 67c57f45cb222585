import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MailSink } from '../stack/mail-sink.ts';
import { startPrivateStack, type PrivateStack } from '../stack/private-stack.ts';
import { runBoards } from './boards/board-run.ts';
import { runGaps } from './boards/gap-run.ts';
import { runCalls } from './call-run.ts';
import { runCrashes } from './crash-run.ts';
import { runFaults } from './fault-run.ts';
import { soakSettings } from './limits.ts';
import { runProbes } from './probe-run.ts';
import { runTraces, TraceLines } from './trace-run.ts';

/** The quick forms; `npm run soak -- <id>` runs the long ones. */
const lines = new TraceLines();
const say = (): void => undefined;
let sink: MailSink;
let stack: PrivateStack;

beforeAll(async () => {
  sink = await MailSink.start();
  stack = await startPrivateStack({ smtpUrl: sink.url, env: soakSettings, onLine: lines.read, say });
}, 300_000);
afterAll(async () => {
  await stack.stop();
  await sink.stop();
}, 60_000);

it('one trace leads from the request to the socket message, the mail and the log of every app on the way (OPS-8)', async () => {
  const { whole, missing } = await runTraces(stack, sink, lines, 200);
  expect({ whole: whole >= 198, missing }).toMatchObject({ whole: true });
}, 120_000);

it('none of 2,000 completions is lost or counted twice while every process is killed (DAT-1)', async () => {
  const report = await runFaults(stack, sink, { completions: 2_000, killsEach: 1, paceMs: 40, say });
  expect(report.wrongs).toEqual([]);
  expect(report.completions).toBeGreaterThanOrEqual(2_000);
  expect(report.mails.lost).toBe(0);
}, 240_000);

it('calls under way while learning, auth, the broker and the database are killed succeed or are unavailable', async () => {
  const report = await runCalls(stack, { killsEach: 1, lanes: 8, betweenMs: 2_500, say });
  // A call that waits for its deadline is answered 504, and is wrong like every other answer but a good one and 503.
  expect(report.wrongs).toEqual([]);
  expect(report.kills).toBe(4);
}, 120_000);

it('windows of one board show what is stored after every server of it was killed while 8 people changed it (RTM-1)', async () => {
  const report = await runBoards(stack, { clients: 8, writes: 400, killsEach: 1, paceMs: 200, say });
  expect(report.wrongs).toEqual([]);
  expect(report.readAgain).toBe(0);
  expect(report.kills).toBe(5);
}, 120_000);

it('what 8 people put into one gap at once has one order in every window, and no two the same place (RTM-2)', async () => {
  const report = await runGaps(stack, 8, 25);
  expect(report.wrongs).toEqual([]);
}, 60_000);

it('apps outlive their servers, say that they are not ready, and are ready again by themselves (OPS-6)', async () => {
  const { alive, wrongs } = await runProbes(stack);
  expect(wrongs).toEqual([]);
  expect(alive).toEqual({ asked: alive.asked, bad: 0 });
}, 120_000);

it('wherever a process dies, an account is there if and only if it was told; 500 that were rolled back are not (DAT-3)', async () => {
  const report = await runCrashes(stack, { roundsEach: 2, rolledBack: 500, say });
  expect(report.wrongs).toEqual([]);
  expect(report.crashes).toBe(12);
}, 240_000);
