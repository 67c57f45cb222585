import { parseArgs } from 'node:util';
import { table } from './bench/figures.ts';
import { runBoards } from './soak/boards/board-run.ts';
import { runGaps } from './soak/boards/gap-run.ts';
import { runLostRights } from './soak/boards/lost-rights-run.ts';
import { runUndo } from './soak/boards/undo-run.ts';
import { runBookKills } from './soak/book/book-kills-run.ts';
import { runCalls } from './soak/call-run.ts';
import { runCrowd } from './soak/crowd-run.ts';
import { runCrashes } from './soak/crash-run.ts';
import { makingCards, signingUp } from './soak/crashed-acts.ts';
import { tellFaults } from './soak/fault-report.ts';
import { runFaults } from './soak/fault-run.ts';
import { runFrozenWorkers } from './soak/frozen-run.ts';
import { victims, type Victim } from './soak/kill.ts';
import {
  COMES_AGAIN_WITHIN_MS,
  CROWD_ALL_IN,
  CROWD_THAT_COMES_AGAIN,
  CROWD_WITHIN_MS,
  FLOWING_WITHIN_MS,
  LONGEST_WAIT_MS,
  MOST_APART_MS,
  ONE_ORDER_WITHIN_MS,
  SIGN_IN_AFTER_KILL_MS,
  SIGNING_IN_MEANWHILE,
  soakSettings,
  TURNED_AWAY_WITHIN_MS,
} from './soak/limits.ts';
import { runLostStores } from './soak/lost-store-run.ts';
import { say, tell, tellWrongs } from './soak/output.ts';
import { runProbes } from './soak/probe-run.ts';
import { runRestore } from './soak/restore-run.ts';
import { runRolling } from './soak/rolling-run.ts';
import { soakSpec, specSoaks } from './soak/spec-soaks.ts';
import { runTimings, timingTable } from './soak/timing-run.ts';
import { runTraces, TraceLines } from './soak/trace-run.ts';
import { runUploads } from './soak/uploads/upload-run.ts';
import { Report } from './measuring.ts';
import { MailSink } from './stack/mail-sink.ts';
import { startPrivateStack, type PrivateStack, type StackOptions } from './stack/private-stack.ts';

/** `npm run soak -- <id>`: the long form of a promise; `npm test` runs the quick one. `--part 2/5` is a fifth of one that is a spec. */
const { positionals, values: args } = parseArgs({
  allowPositionals: true,
  options: {
    kills: { type: 'string' },
    completions: { type: 'string' },
    rounds: { type: 'string' },
    writes: { type: 'string' },
    victims: { type: 'string' },
    cuts: { type: 'string' },
    requests: { type: 'string' },
    part: { type: 'string' },
  },
});

/** The processes to kill: all, or those that `--victims` names. */
const chosen: readonly Victim[] = args.victims === undefined ? victims : (args.victims.split(',') as Victim[]);

interface SoakSetup {
  readonly stack: PrivateStack;
  readonly sink: MailSink;
  readonly lines: TraceLines;
}

const soaks: Readonly<Record<string, (setup: SoakSetup) => Promise<boolean>>> = {
  'AUT-3': async ({ stack }) => {
    const rounds = Number(args.rounds ?? 200);
    let isKept = true;
    for (const crowd of [0, SIGNING_IN_MEANWHILE]) {
      const timings = await runTimings(stack, { rounds, crowd });
      tell(`${crowd} others sign in meanwhile\n${timingTable(timings)}`);
      isKept &&= timings.every(({ isEqual, apartMs }) => isEqual && apartMs < MOST_APART_MS);
    }
    return isKept;
  },
  'DAT-1': async ({ stack, sink }) => {
    const options = { completions: Number(args.completions ?? 20_000), killsEach: Number(args.kills ?? 3), paceMs: 20 };
    return tellFaults(await runFaults(stack, sink, { ...options, say }));
  },
  'DAT-3': async ({ stack }) => {
    let isKept = true;
    for (const act of [signingUp, await makingCards(stack)]) {
      const report = await runCrashes(stack, act, { roundsEach: Number(args.rounds ?? 50), rolledBack: 500, say });
      const { wrongs, crashes, rolledBack } = report;
      tell(`${act.service}: ${wrongs.length} wrong of ${crashes} crashes and ${rolledBack} rolled-back transactions`);
      tellWrongs(wrongs);
      isKept &&= wrongs.length === 0;
    }
    return isKept;
  },
  'DAT-10': async ({ stack, sink }) => {
    const options = { completions: Number(args.completions ?? 30_000), endsWithKills: true, paceMs: 250 };
    return tellFaults(
      await runFaults(stack, sink, { ...options, killsEach: Number(args.kills ?? 5), victims: chosen, say }),
    );
  },
  'DAT-12': async ({ stack }) => {
    const options = { rounds: Number(args.rounds ?? 5), mails: 60, frozenMs: 16_000, say };
    const { askedFor, underWay, lost, twice } = await runFrozenWorkers(stack, options);
    tell(`${twice} sent twice and ${lost} lost of ${askedFor} mails, ${underWay} of them under way in a frozen worker`);
    return twice === 0 && lost === 0 && underWay > 0;
  },
  calls: async ({ stack }) => {
    const report = await runCalls(stack, { killsEach: Number(args.kills ?? 3), lanes: 16, betweenMs: 4_000, say });
    tell(table([['killed', 'longest wait ms'], ...Object.entries(report.longestMs)]));
    tell(`first sign-in after a kill of auth: ${report.signInsAfterMs.join(', ')} ms`);
    tell(`${report.requests} requests, ${report.kills} kills, answers ${JSON.stringify(report.statuses)}`);
    tell(`${report.wrongs.length} wrong`);
    tellWrongs(report.wrongs);
    const isQuick =
      Math.max(...Object.values(report.longestMs)) <= LONGEST_WAIT_MS &&
      Math.max(...report.signInsAfterMs) <= SIGN_IN_AFTER_KILL_MS;
    return report.wrongs.length === 0 && isQuick;
  },
  'finance-kills': async ({ stack }) => {
    const options = { payments: Number(args.writes ?? 2_000), killsEach: Number(args.kills ?? 10), lanes: 8, say };
    const { changes, requests, kills, wrongs } = await runBookKills(stack, options);
    tell(`${wrongs.length} wrong of ${changes} changes to payments in ${requests} requests and ${kills} kills`);
    tellWrongs(wrongs);
    return wrongs.length === 0;
  },
  crowd: async ({ stack }) => {
    const rounds = Number(args.rounds ?? 5);
    let isKept = true;
    for (const [people, limitMs] of Object.entries(CROWD_WITHIN_MS)) {
      const report = await runCrowd(stack, { people: Number(people), rounds });
      const { statuses, longestMs, turnedAwayMs, blockedMs, silent } = report;
      tell(`${people} people at once, ${rounds} times: ${JSON.stringify(statuses)}, the last after ${longestMs} ms`);
      tell(`  the event loop of auth was blocked for ${blockedMs} ms at most`);
      if (turnedAwayMs > 0) tell(`  turned away within ${turnedAwayMs} ms, ${silent} without a time to come again`);
      const mayTurnAway = Number(people) > CROWD_ALL_IN;
      const known = Object.keys(statuses).every((status) => status === '200' || (mayTurnAway && status === '503'));
      isKept &&= known && longestMs <= limitMs && turnedAwayMs <= TURNED_AWAY_WITHIN_MS && silent === 0;
    }
    const again = await runCrowd(stack, { people: CROWD_THAT_COMES_AGAIN, rounds, comesAgain: true });
    tell(`${again.people} with our client, ${rounds} times: ${JSON.stringify(again.statuses)}, ${again.longestMs} ms`);
    return isKept && again.statuses['200'] === again.people * rounds && again.longestMs <= COMES_AGAIN_WITHIN_MS;
  },
  'lost-store': async ({ stack, sink }) => {
    const report = await runLostStores(stack, sink, { rounds: Number(args.rounds ?? 10), say });
    const slowest = Math.max(...report.flowingAfterMs);
    tell(`${report.lost.length} lost and ${report.twice} sent twice of ${report.askedFor} mails`);
    tell(`mails flow again after ${slowest} ms at most (n = ${report.flowingAfterMs.length})`);
    return report.lost.length === 0 && report.twice === 0 && slowest <= FLOWING_WITHIN_MS;
  },
  'RTM-1': async ({ stack }) => {
    const [writes, killsEach] = [Number(args.writes ?? 5_000), Number(args.kills ?? 10)];
    const report = await runBoards(stack, { clients: 8, writes, killsEach, paceMs: 200, say });
    tell(`${report.acknowledged} commands done, ${report.refused} refused, ${report.kills} kills`);
    tell(`${report.wrongs.length} wrong; ${report.readAgain} times a board was read anew`);
    tellWrongs(report.wrongs);
    return report.wrongs.length === 0;
  },
  'RTM-2': async ({ stack }) => {
    const { rounds, wrongs, p50, p95 } = await runGaps(stack, 8, Number(args.rounds ?? 200));
    tell(`${wrongs.length} wrong of ${rounds} rounds of 8 clients`);
    tell(`one order everywhere ${p50.toFixed(1)} ms (p50), ${p95.toFixed(1)} ms (p95) after the last answer`);
    tellWrongs(wrongs);
    return wrongs.length === 0 && p95 <= ONE_ORDER_WITHIN_MS;
  },
  'RTM-5': async ({ stack }) => {
    const { rounds, wrongs, p50, longest } = await runLostRights(stack, Number(args.rounds ?? 100));
    tell(`${wrongs.length} wrong of ${rounds} members who were taken out of a team while they looked`);
    tell(`their windows were closed after ${p50.toFixed(1)} ms (p50), ${longest.toFixed(1)} ms at most`);
    tellWrongs(wrongs);
    return wrongs.length === 0;
  },
  'UND-2': async ({ stack }) => {
    const report = await runUndo(stack, { rounds: Number(args.rounds ?? 200), say });
    const { rounds, acts, commands, refused, wrongs } = report;
    tell(
      `${wrongs.length} wrong of ${rounds} rounds: ${acts} acts, ${commands} commands taken back, ${refused} refused`,
    );
    tellWrongs(wrongs);
    return wrongs.length === 0;
  },
  'OPS-5': async ({ stack }) => {
    const options = { requests: Number(args.requests ?? 20_000), lanes: 16, say };
    const { requests, restarts, statuses, failed, wrongs } = await runRolling(stack, options);
    tell(`${failed} failed of ${requests} requests in ${restarts} restarts: ${JSON.stringify(statuses)}`);
    tellWrongs(wrongs);
    return failed === 0 && wrongs.length === 0;
  },
  uploads: async ({ stack }) => {
    const options = { cuts: Number(args.cuts ?? 200), kills: Number(args.kills ?? 500), say };
    const { cuts, kills, taken, wrongs } = await runUploads(stack, options);
    tell(`${wrongs.length} wrong after ${cuts} cut uploads and ${kills} kills; ${taken} files were taken`);
    tellWrongs(wrongs);
    return wrongs.length === 0;
  },
  restore: async ({ stack }) => {
    const report = await runRestore(stack, say);
    tell(`${report.lost} of ${report.archived} completions acknowledged before the last archived log are lost`);
    tell(`${report.lostAfter} of ${report.after} acknowledged after it are lost`);
    tell(`${report.openSessions} of ${report.sessions} sessions still open something`);
    tell(`everything works again ${report.seconds} s after the loss; ${report.wrongs.length} wrong sums`);
    tellWrongs(report.wrongs);
    return report.lost === 0 && report.openSessions === 0 && report.wrongs.length === 0;
  },
  'OPS-6': async ({ stack }) => {
    const { alive, wrongs } = await runProbes(stack);
    tell(`${alive.bad} of ${alive.asked} answers of /livez were not good; ${wrongs.length} wrong`);
    for (const wrong of wrongs) tell(`  ${wrong}`);
    return alive.bad === 0 && wrongs.length === 0;
  },
  'OPS-8': async ({ stack, sink, lines }) => {
    const { traces, whole, missing } = await runTraces(stack, sink, lines, 200);
    tell(`${whole} of ${traces} traces are whole; missing: ${JSON.stringify(missing)}`);
    return whole >= traces * 0.99;
  },
};

/** The stack of a soak, if it is not one copy of every service without pages. */
const stacks: Readonly<Record<string, Pick<StackOptions, 'copies' | 'hasPages'>>> = {
  'OPS-5': { copies: 2 },
  'UND-2': { hasPages: true },
};

const run = async (id: string, soak: (setup: SoakSetup) => Promise<boolean>): Promise<boolean> => {
  const [sink, lines] = [await MailSink.start(), new TraceLines()];
  const stack = await startPrivateStack({
    smtpUrl: sink.url,
    env: soakSettings,
    onLine: lines.read,
    say,
    ...stacks[id],
  });
  try {
    return await soak({ stack, sink, lines });
  } finally {
    await stack.stop();
    await sink.stop();
  }
};

const id = positionals[0] ?? '';
const soak = soaks[id];
const specExitCode = await soakSpec(id, args.part, tell);
if (specExitCode !== null) {
  process.exitCode = specExitCode;
} else if (soak === undefined) {
  say(`There is no soak "${id}". There are: ${Object.keys({ ...soaks, ...specSoaks }).join(', ')}.`);
  process.exitCode = 2;
} else {
  const report = new Report(tell);
  const isKept = await report.measure(id, () => run(id, soak));
  process.exitCode = isKept === true ? 0 : 1;
}
