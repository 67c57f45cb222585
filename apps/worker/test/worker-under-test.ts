import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { v7 } from 'uuid';
import { mailSealContext, type mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import type { Clock } from '@nivel/platform/clock';
import { seal } from '@nivel/platform/seal';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService, type StartedService } from '@nivel/testing/start-service';
import { service as description } from '../service.ts';
import type { WorkerClient } from '../src/database.ts';
import { EmailServer } from './email-server.ts';
import { ProjectsPeer } from './projects-peer.ts';

export const sealKey = randomBytes(32).toString('base64');

/** A worker with a mail server on loopback. */
export class WorkerUnderTest extends ServiceUnderTest<WorkerClient> {
  /** Every line of the log. */
  readonly log: string[] = [];

  private constructor(
    started: StartedService,
    readonly mail: EmailServer,
    readonly projects: ProjectsPeer | undefined,
    private readonly ownsMail: boolean,
  ) {
    super(started);
    const { log } = this.service.core;
    log.level = 'debug';
    Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => this.log.push(line) });
  }

  /**
   * @param beside another worker, whose servers this one shares
   * @param clock left out, the machine's
   */
  static async start(
    env: Record<string, string> = {},
    beside?: WorkerUnderTest,
    clock?: Clock,
  ): Promise<WorkerUnderTest> {
    const mail = beside?.mail ?? (await EmailServer.start());
    const settings = {
      SMTP_URL: mail.url,
      MAIL_SEAL_KEY: sealKey,
      JOB_BACKOFF_MS: '50',
      JOB_MAX_BACKOFF_MS: '400',
      SWEEP_EVERY_MS: '300',
      SWEEP_AFTER_MS: '200',
      ...env,
    };
    const started = await startService(description, {
      env: settings,
      ...(clock && { world: { clock } }),
      ...(beside && { beside: beside.started }),
    });
    const projects = beside === undefined ? await ProjectsPeer.start(started.stack.natsUrl) : undefined;
    return new WorkerUnderTest(started, mail, projects, beside === undefined);
  }

  /** A person with a role in the installation. */
  async somebody(role: AccountRole): Promise<Person> {
    const person = await this.person();
    this.projects?.roles.set(person.userId, role);
    return person;
  }

  override async stop(): Promise<void> {
    await this.projects?.stop();
    await this.close();
    if (this.ownsMail) await this.mail.close();
    await super.stop();
  }
}

export const newTrace = (): string => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

/** A request for an e-mail with a one-time code. */
export const aCodeEmail = (
  overrides: Partial<PayloadOf<typeof mailRequested>> = {},
  code = '042817',
  lifetimes: { codeSeconds?: number; linkSeconds?: number } = {},
): PayloadOf<typeof mailRequested> => {
  const userId = overrides.userId ?? v7();
  const template = overrides.template ?? 'confirm';
  return {
    userId,
    email: `${userId}@example.com`,
    firstName: 'Inés',
    template,
    locale: 'es-MX',
    redirectTo: 'http://localhost:4000/estudiantes-dashboard',
    sealed: seal(
      sealKey,
      { code, tokenHash: 'a1b2c3', codeSeconds: 600, linkSeconds: 86_400, ...lifetimes },
      mailSealContext({ userId, template }),
    ),
    ...overrides,
  };
};
