import type pg from 'pg';
import { callersOf, newUserIds, partsInOrder, seedFresh, type Caller } from '../stack/learners.ts';
import type { MailSink } from '../stack/mail-sink.ts';
import type { PrivateStack } from '../stack/private-stack.ts';
import { compareWithFacts } from './facts-told.ts';
import { killAndRestart, victims, type Victim } from './kill.ts';
import { LearnerLoad } from './learner-load.ts';
import { lostCompletions } from './lost-completions.ts';
import { MailProbe } from './mail-probe.ts';
import { Recovery } from './recovery.ts';
import { compareWithReference } from './reference.ts';

export interface FaultRunOptions {
  /** Requested completions; with `endsWithKills` the most there may be. */
  readonly completions: number;
  /** The learners continue exactly as long as servers are killed. */
  readonly endsWithKills?: boolean;
  /** How often each victim is killed. */
  readonly killsEach: number;
  /**
   * How many more completions are acknowledged before each kill and after the last; without it, everyone continues for a while.
   */
  readonly betweenCompletions?: number;
  readonly victims?: readonly Victim[];
  readonly lanes?: number;
  readonly paceMs?: number;
  readonly say: (text: string) => void;
}

export interface FaultReport {
  readonly completions: number;
  readonly acknowledged: number;
  readonly requests: number;
  readonly kills: number;
  /** Every sentence that is not true. */
  readonly wrongs: readonly string[];
  /** Milliseconds until the first success after each kill, by victim. */
  readonly recovery: Readonly<Record<string, readonly number[]>>;
  readonly mails: { readonly askedFor: number; readonly lost: number; readonly twice: number };
}

const SETTLE_MS = 60_000;
const BETWEEN_KILLS_MS = 1_500;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Learners study while their servers are killed one after another; in the end everything is counted again. */
export const runFaults = async (
  stack: PrivateStack,
  sink: MailSink,
  options: FaultRunOptions,
): Promise<FaultReport> => {
  const { say } = options;
  const { callers, parts, probe } = await stack.withOwner((owner) => prepare(stack, owner, options.completions));
  const load = new LearnerLoad({
    site: stack.site,
    callers,
    parts,
    lanes: options.lanes ?? 16,
    paceMs: options.paceMs ?? 0,
  });
  const mails = new MailProbe(sink, stack.backing.natsUrl, probe.userId);
  await mails.start();
  const running = load.run();
  const goOn = goingOn(load, running, options);
  const recovery = await killAll(stack, probe, mails, options, goOn);
  await goOn();
  say('no more kills; the learners finish');
  if (options.endsWithKills) load.stop();
  await running;
  await mails.stop();
  say('counting everything again');
  const userIds = callers.map(({ userId }) => userId);
  const ended = [...stack.apps.values()]
    .filter(({ child }) => !child.isAlive())
    .map(({ name }) => `${name} ended by itself`);
  return stack.withOwner(async (owner) => {
    await settle(owner, mails, sink);
    const { wrongs, completions } = await compareWithReference(owner, userIds);
    const unkept = await lostCompletions(owner, load.acknowledged);
    const told = await compareWithFacts(owner, stack.backing.natsUrl, userIds);
    const consequences = await compareConsequences(owner);
    return {
      completions,
      acknowledged: load.acknowledged.size,
      requests: load.requests,
      kills: Object.values(recovery).flat().length,
      wrongs: [...ended, ...wrongs, ...unkept, ...told, ...consequences, ...load.refused],
      recovery,
      mails: countMails(mails, sink),
    };
  });
};

const prepare = async (
  stack: PrivateStack,
  owner: pg.Client,
  completions: number,
): Promise<{ callers: Caller[]; parts: string[]; probe: Caller }> => {
  const parts = await partsInOrder(owner);
  const userIds = newUserIds(Math.ceil(completions / parts.length) + 1);
  await seedFresh(owner, userIds);
  const callers = await callersOf(stack.tokens, userIds);
  const probe = callers.pop();
  if (probe === undefined) throw new Error('There is no learner to probe with.');
  return { callers, parts, probe };
};

/** Lets everybody continue before the next kill: until enough is completed, or for a while; not when all are done. */
const goingOn = (
  load: LearnerLoad,
  running: Promise<void>,
  { betweenCompletions }: FaultRunOptions,
): (() => Promise<void>) => {
  if (betweenCompletions === undefined) return () => pause(BETWEEN_KILLS_MS);
  let isOver = false;
  const end = (): void => void (isOver = true);
  running.then(end, end);
  return async () => {
    const enough = load.acknowledged.size + betweenCompletions;
    while (load.acknowledged.size < enough && !isOver) await pause(20);
  };
};

const killAll = async (
  stack: PrivateStack,
  probe: Caller,
  mails: MailProbe,
  options: FaultRunOptions,
  goOn: () => Promise<void>,
): Promise<Record<string, number[]>> => {
  const recovery = new Recovery(stack.site, probe);
  const took: Record<string, number[]> = {};
  for (let round = 1; round <= options.killsEach; round += 1) {
    for (const victim of options.victims ?? victims) {
      await goOn();
      const since = performance.now();
      const back = killAndRestart(stack, victim);
      const ms = Math.round(
        victim === 'worker'
          ? await mails.measure(since)
          : await recovery.measure(victim === 'auth' ? 'auth' : 'learning', since),
      );
      await back;
      (took[victim] ??= []).push(ms);
      options.say(`kill ${round} of ${victim}: works again after ${ms} ms`);
      reportTheDead(stack, options.say);
    }
  }
  recovery.stop();
  return took;
};

/** Only we may end a process: a process that ended otherwise is named with its last output. */
const reportTheDead = ({ apps }: PrivateStack, say: (text: string) => void): void => {
  for (const { name, child } of apps.values())
    if (!child.isAlive()) say(`${name} ended by itself:\n${child.lastLines()}`);
};

/** Waits until nothing is in transit, or for a minute. */
const settle = async (owner: pg.Client, mails: MailProbe, sink: MailSink): Promise<void> => {
  const until = performance.now() + SETTLE_MS;
  const onTheWay = async (): Promise<boolean> =>
    (await owner.query('SELECT 1 FROM learning.outbox WHERE published_at IS NULL LIMIT 1')).rows.length > 0 ||
    (await compareConsequences(owner)).length > 0 ||
    countMails(mails, sink).lost > 0;
  while (performance.now() < until) {
    if (!(await onTheWay())) return;
    await pause(200);
  }
};

const EXPECTED_NOTIFICATIONS = `SELECT payload::json->>'userId' FROM learning.outbox
  WHERE subject IN ('evt.learning.module.completed.v1.live', 'evt.learning.achievement.unlocked.v1.live', 'evt.learning.level.unlocked.v1.live')`;
/** The probe's e-mails are facts that learning has not published itself. */
const NOTIFICATIONS = 'SELECT 1 FROM worker.notifications n JOIN learning.outbox o ON o.id = n.event_id';
const MAILED = `SELECT id FROM learning.outbox WHERE subject IN ('evt.learning.achievement.unlocked.v1.live', 'evt.learning.level.unlocked.v1.live')`;

/** The required consequences of the facts: one notification each, and one sent mail for each fact with an e-mail. */
const compareConsequences = async (owner: pg.Client): Promise<string[]> => {
  const count = async (text: string): Promise<number> =>
    Number((await owner.query<{ n: string }>(`SELECT count(*) AS n FROM (${text}) x`)).rows[0]?.n);
  const [expected, notifications] = [await count(EXPECTED_NOTIFICATIONS), await count(NOTIFICATIONS)];
  const unsent = await count(`${MAILED} EXCEPT SELECT event_id FROM worker.emails WHERE state = 'sent'`);
  const dead = await count('SELECT 1 FROM learning.dead_letter UNION ALL SELECT 1 FROM worker.dead_letter');
  return [
    ...(expected === notifications ? [] : [`${notifications} notifications for ${expected} facts`]),
    ...(unsent === 0 ? [] : [`${unsent} mails were never sent`]),
    ...(dead === 0 ? [] : [`${dead} dead letters`]),
  ];
};

const countMails = (mails: MailProbe, sink: MailSink): FaultReport['mails'] => {
  const traces = new Set(sink.mails.map(({ traceId }) => traceId));
  const lost = [...mails.askedFor.keys()].filter((trace) => !traces.has(trace)).length;
  const ids = new Set(sink.mails.map(({ messageId }) => messageId));
  return { askedFor: mails.askedFor.size, lost, twice: sink.mails.length - ids.size };
};
