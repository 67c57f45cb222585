import { BEGIN, TAKEN } from '@nivel/testing/mailbox/mail-link';
import { waitUntil } from '@nivel/testing/wait-until';
import type { PrivateStack } from '../stack/private-stack.ts';
import { TwoMailingWorkers, type MailingWorker, type Received } from './two-mailing-workers.ts';

export interface FrozenReport extends Received {
  readonly askedFor: number;
  /** E-mails that the frozen workers were sending, all rounds together. */
  readonly underWay: number;
}

export interface FrozenOptions {
  readonly rounds: number;
  readonly mails: number;
  readonly frozenMs: number;
  readonly say: (text: string) => void;
}

/** So slow a network that a worker is in the middle of mails whenever it is frozen. */
const PACE_MS = 100;
/** Late enough for the e-mails of a woken worker to have arrived. */
const LATE_MS = 5_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One of two workers is frozen in the middle of its mails for longer than its claims last, again and again. */
export const runFrozenWorkers = async (
  stack: PrivateStack,
  { rounds, mails, frozenMs, say }: FrozenOptions,
): Promise<FrozenReport> => {
  const mailing = await TwoMailingWorkers.start(stack, {});
  for (const { link } of mailing.workers) link.paceMs = PACE_MS;
  let underWay = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const before = mailing.mailbox.store.all().length;
      await mailing.ask(mails);
      await waitUntil(() => mailing.mailbox.store.all().length >= before + mails / 4);
      const [{ app }] = mailing.workers;
      app.child.kill('SIGSTOP');
      const open = mailing.workers[0].link.underWay;
      underWay += open;
      await pause(frozenMs);
      app.child.kill('SIGCONT');
      await waitUntil(async () => (await mailing.open()) === 0, 300_000);
      await pause(LATE_MS);
      say(`round ${round}: ${open} mails frozen under way, ${mailing.received().twice} sent twice so far`);
    }
    return { askedFor: mailing.askedFor.length, underWay, ...mailing.received() };
  } finally {
    await mailing.stop();
  }
};

/** Claims that are over soon, and a patience with the mail server that no busy machine exhausts. */
export const soonOver = {
  MAIL_CLAIM_MS: '500',
  MAIL_TIMEOUT_MS: '240000',
  JOB_LOCK_MS: '1000',
  JOB_STALLED_CHECK_MS: '500',
  JOB_MAX_BACKOFF_MS: '500',
  SWEEP_EVERY_MS: '500',
  SWEEP_AFTER_MS: '500',
};
/** Several claims long. */
const FROZEN_MS = 3_000;

/** Freezes the worker that sends a mail before it has read the mail server's answer. */
const freezeAt = async (mailing: TwoMailingWorkers, answer: RegExp): Promise<MailingWorker> => {
  const holds = mailing.workers.map(({ link }) => link.hold(answer));
  await mailing.ask(1);
  await waitUntil(() => holds.some(({ isThere }) => isThere));
  const index = holds.findIndex(({ isThere }) => isThere);
  const frozen = mailing.workers[index === 0 ? 0 : 1];
  frozen.app.child.kill('SIGSTOP');
  for (const hold of holds) hold.release();
  return frozen;
};

/** One mail, whose worker is frozen before it has sent a line of the message; the other one has sent it when it wakes. */
export const freezeBeforeMessage = async (mailing: TwoMailingWorkers): Promise<Received> => {
  const frozen = await freezeAt(mailing, BEGIN);
  await waitUntil(async () => (await mailing.open()) === 0);
  frozen.app.child.kill('SIGCONT');
  await waitUntil(() => mailing.received().twice > 0 || frozen.link.underWay === 0);
  return mailing.received();
};

/** One e-mail, whose worker is frozen after the mail server has accepted it and before the worker knows. */
export const freezeAfterMessage = async (mailing: TwoMailingWorkers): Promise<Received> => {
  const frozen = await freezeAt(mailing, TAKEN);
  await pause(FROZEN_MS);
  frozen.app.child.kill('SIGCONT');
  await waitUntil(async () => (await mailing.open()) === 0);
  return mailing.received();
};
