import { rmSync } from 'node:fs';
import { v7 } from 'uuid';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { countRefused, Refused, sampled, times } from '../measuring.ts';
import type { MailSink } from '../stack/mail-sink.ts';
import { waitUntilReady, type PrivateStack } from '../stack/private-stack.ts';

export interface LostStoreReport {
  readonly askedFor: number;
  /** Addresses whose confirmation mail never came. */
  readonly lost: readonly string[];
  /** Mails beyond the first to one address. */
  readonly twice: number;
  /** Milliseconds from the return of the broker to the first mail of a sign-up made after it. */
  readonly flowingAfterMs: readonly number[];
}

const MAILS = 20;
const SETTLE_MS = 60_000;
const SUBJECT = factSubject(mailRequested);

/** The broker's store is wiped again and again, behind a stopped worker and in full operation: every mail comes. */
export const runLostStores = async (
  stack: PrivateStack,
  sink: MailSink,
  options: { readonly rounds: number; readonly say: (text: string) => void },
): Promise<LostStoreReport> => {
  const emails: string[] = [];
  const flowingAfterMs: number[] = [];
  const signUp = async (): Promise<string> => {
    const email = `${v7()}@example.com`;
    await askUntilTaken(stack.site, email);
    emails.push(email);
    return email;
  };
  for (let round = 1; round <= options.rounds; round += 1) {
    await behindStoppedWorker(stack, signUp);
    flowingAfterMs.push(await flowing(sink, signUp));
    await inFullOperation(stack, signUp);
    flowingAfterMs.push(await flowing(sink, signUp));
    options.say(`round ${round}: mails flow again after ${flowingAfterMs.slice(-2).join(' and ')} ms`);
  }
  const arrivals = await settled(sink, emails);
  const lost = emails.filter((email) => !arrivals.has(email));
  const twice = emails.reduce((sum, email) => sum + Math.max(0, (arrivals.get(email) ?? 0) - 1), 0);
  return { askedFor: emails.length, lost, twice, flowingAfterMs };
};

const behindStoppedWorker = async (stack: PrivateStack, signUp: () => Promise<string>): Promise<void> => {
  const worker = stack.apps.get('worker');
  if (worker === undefined) throw new Error('There is no worker.');
  await worker.child.stop();
  await sampled(times(MAILS), signUp);
  await untilTold(stack);
  await wipe(stack);
  await worker.restart();
  await waitUntilReady(worker);
};

const inFullOperation = async (stack: PrivateStack, signUp: () => Promise<string>): Promise<void> => {
  const signingUp = sampled(times(MAILS), signUp);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await wipe(stack);
  await signingUp;
};

/** Kills the broker and throws away everything that it has stored, as the loss of its disk does. */
const wipe = async ({ backing }: PrivateStack): Promise<void> => {
  await backing.nats.kill();
  rmSync(backing.natsFolder, { recursive: true });
  await backing.nats.restart();
};

/** Milliseconds from now until an e-mail arrives that was requested from now on. */
const flowing = async (sink: MailSink, signUp: () => Promise<string>): Promise<number> => {
  const since = performance.now();
  const email = await signUp();
  while (performance.now() < since + SETTLE_MS) {
    const mail = sink.mails.find(({ to }) => to === email);
    if (mail !== undefined) return Math.round(mail.at - since);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Number.POSITIVE_INFINITY;
};

/** Signs up like a person who gets the advice to try again. */
const askUntilTaken = async (site: string, email: string): Promise<void> => {
  const body = JSON.stringify({ email, password: 'cempasúchil y obsidiana', data: { firstName: 'Inés' } });
  const headers = { 'content-type': 'application/json' };
  for (;;) {
    const response = await fetch(new URL('/auth/v1/signup', site), { method: 'POST', headers, body });
    // Too soon for this address: the sign-up whose answer was lost has counted.
    if (response.ok || response.status === 429) return;
    countRefused(String(response.status), await response.text());
    if (response.status < 500) throw new Refused('a sign-up', response.status);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

/** Waits until the broker has acknowledged every requested e-mail: they are in its hands alone. */
const untilTold = (stack: PrivateStack): Promise<void> =>
  stack.withOwner(async (owner) => {
    const text = 'SELECT 1 FROM auth.outbox WHERE subject = $1 AND published_at IS NULL LIMIT 1';
    while ((await owner.query(text, [SUBJECT])).rows.length > 0)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });

/** The number of mails for each address, once all have arrived or after a minute. */
const settled = async (sink: MailSink, emails: readonly string[]): Promise<Map<string, number>> => {
  const until = performance.now() + SETTLE_MS;
  for (;;) {
    const arrivals = new Map<string, number>();
    for (const { to } of sink.mails) arrivals.set(to, (arrivals.get(to) ?? 0) + 1);
    if (emails.every((email) => arrivals.has(email)) || performance.now() > until) return arrivals;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
