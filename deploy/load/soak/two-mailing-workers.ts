import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { freePort } from '@nivel/process/ports';
import { MailLink } from '@nivel/testing/mailbox/mail-link';
import { startMailbox, type Mailbox } from '@nivel/testing/mailbox/mailbox';
import { sampled, times } from '../measuring.ts';
import { newUserIds, seedFresh } from '../stack/learners.ts';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import { askForMail } from './mail-probe.ts';

/** A worker, and its own way to the mailbox. */
export interface MailingWorker {
  readonly app: AppProcess;
  readonly link: MailLink;
}

/** How often a mail was received. */
export interface Received {
  readonly lost: number;
  /** Mails beyond the first under one message id. */
  readonly twice: number;
}

/** Two workers that send e-mails to one mailbox, and a person who requests them. */
export class TwoMailingWorkers {
  readonly workers: readonly [MailingWorker, MailingWorker];
  readonly mailbox: Mailbox;
  /** The trace of each mail. */
  readonly askedFor: string[] = [];
  private readonly stack: PrivateStack;
  private readonly folder: string;
  private readonly broker: NatsConnection;
  private readonly userId: string;

  private constructor(
    stack: PrivateStack,
    workers: readonly [MailingWorker, MailingWorker],
    { mailbox, folder, broker, userId }: { mailbox: Mailbox; folder: string; broker: NatsConnection; userId: string },
  ) {
    this.stack = stack;
    this.workers = workers;
    this.mailbox = mailbox;
    this.folder = folder;
    this.broker = broker;
    this.userId = userId;
  }

  /** The stack's own worker and another beside it, both with `env` added. */
  static async start(stack: PrivateStack, env: Readonly<Record<string, string>>): Promise<TwoMailingWorkers> {
    const own = stack.apps.get('worker');
    if (own === undefined) throw new Error('There is no worker.');
    const folder = mkdtempSync(join(tmpdir(), 'nivel-mailbox-'));
    const mailbox = await startMailbox({ smtpPort: await freePort(), httpPort: await freePort(), folder });
    const [link, otherLink] = [await MailLink.start(mailbox.smtpUrl), await MailLink.start(mailbox.smtpUrl)];
    await own.child.stop();
    await own.restart({ ...env, SMTP_URL: link.url });
    const other = await stack.startCopy('worker', { ...env, SMTP_URL: otherLink.url });
    await Promise.all([own, other].map(waitUntilReady));
    const [userId = ''] = newUserIds(1);
    await stack.withOwner((owner) => seedFresh(owner, [userId]));
    const broker = await connect({ servers: stack.backing.natsUrl });
    const workers = [
      { app: own, link },
      { app: other, link: otherLink },
    ] as const;
    return new TwoMailingWorkers(stack, workers, { mailbox, folder, broker, userId });
  }

  async ask(mails: number): Promise<void> {
    this.askedFor.push(...(await sampled(times(mails), () => askForMail(this.broker, this.userId))));
  }

  /** Mails that are neither sent nor given up. */
  async open(): Promise<number> {
    const text = `SELECT 1 FROM worker.emails WHERE user_id = $1 AND state = 'pending'`;
    return this.stack.withOwner(async (owner) => (await owner.query(text, [this.userId])).rows.length);
  }

  received(): Received {
    const mails = this.mailbox.store.all();
    const traces = new Set(mails.map(({ headers }) => headers['x-trace-id']));
    return {
      lost: this.askedFor.filter((trace) => !traces.has(trace)).length,
      twice: mails.length - new Set(mails.map(({ messageId }) => messageId)).size,
    };
  }

  /** Leaves the stack's own worker as it was. */
  async stop(): Promise<void> {
    const [own, other] = this.workers;
    for (const { app } of this.workers) app.child.kill('SIGCONT');
    await Promise.all([own.app.child.stop(), other.app.child.stop()]);
    await this.broker.close();
    await Promise.all(this.workers.map(({ link }) => link.stop()));
    await this.mailbox.close();
    rmSync(this.folder, { recursive: true });
    await own.app.restart();
    await waitUntilReady(own.app);
  }
}
