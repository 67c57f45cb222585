import { randomBytes } from 'node:crypto';
import pino from 'pino';
import { v7 } from 'uuid';
import { headers } from '@nats-io/transport-node';
import type { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import { mailSealContext, type mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { withClient } from '@nivel/testing/with-client';
import { openJetStream } from '@nivel/messaging/broker';
import { FactsStream } from '@nivel/messaging/facts-stream';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { RunningService } from '@nivel/platform/boot-service';
import { seal } from '@nivel/platform/seal';
import { boot } from '@nivel/platform/service-description';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { serviceEnvironment, TEST_SITE } from '@nivel/testing/service-environment';
import { signTokens } from '@nivel/testing/sign-tokens';
import { service as description } from '../service.ts';
import type { WorkerClient } from '../src/database.ts';
import { EmailsRepository } from '../src/delivery/emails.repository.ts';
import { SendEmailJobHandler } from '../src/delivery/send-email.job-handler.ts';
import { EmailServer } from './email-server.ts';

export const sealKey = randomBytes(32).toString('base64');
const signing = await signTokens(TEST_SITE);

/** Somebody signed in, or nobody. */
export interface Caller {
  ask<O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>>;
  /** The code with which an operation refuses; fails when it does not. */
  refusal(operation: Operation, input: unknown): Promise<string>;
}

/** A worker in this process with a stack of its own and a mail server on loopback. */
export class RunningWorker {
  /** Every line of the log. */
  readonly log: string[] = [];
  private closing: Promise<void> | undefined;

  private constructor(
    readonly stack: BackingStack,
    readonly mail: EmailServer,
    private readonly service: RunningService,
    private readonly isBeside: boolean,
  ) {
    const { log } = service.core;
    log.level = 'debug';
    Reflect.set(log, pino.symbols.streamSym, { write: (line: string) => this.log.push(line) });
  }

  /** @param beside another worker, whose stack and mail server this one shares */
  static async start(env: Record<string, string> = {}, beside?: RunningWorker): Promise<RunningWorker> {
    const { stack, mail } = beside ?? { stack: await startBackingStack(), mail: await EmailServer.start() };
    const settings = {
      ...serviceEnvironment(stack, 'worker'),
      REDIS_URL: stack.redisUrl,
      SMTP_URL: mail.url,
      MAIL_SEAL_KEY: sealKey,
      JOB_BACKOFF_MS: '50',
      JOB_MAX_BACKOFF_MS: '400',
      SWEEP_EVERY_MS: '300',
      SWEEP_AFTER_MS: '200',
      ...env,
    };
    const service = await boot(description, settings, { keySet: signing.keySet });
    const { broker, log } = service.core;
    await new FactsStream({ replicas: 1, factsKeptDays: 7 }, broker, log).start();
    return new RunningWorker(stack, mail, service, beside !== undefined);
  }

  get healthUrl(): string {
    return `http://127.0.0.1:${this.service.healthPort}`;
  }

  /** Publishes a fact as a service's relay does. */
  async tell<F extends Fact>(
    fact: F,
    payload: PayloadOf<F>,
    id = v7(),
    trace = newTrace(),
    at = new Date(),
    version = 1,
  ): Promise<string> {
    const own = headers();
    // As a replay, so that the broker's own duplicate window does not hide what our inbox does.
    own.set(factHeaders.replayOf, id);
    own.set(factHeaders.occurredAt, at.toISOString());
    own.set(factHeaders.version, String(version));
    own.set(factHeaders.trace, trace);
    const { client } = await openJetStream(this.service.core.broker);
    await client.publish(factSubject(fact), JSON.stringify(payload), { headers: own });
    return id;
  }

  /** @param userId null: nobody */
  async caller(userId: string | null): Promise<Caller> {
    const { rpc } = this.service.core;
    const token = userId === null ? null : await signing.tokenOf(userId);
    const ask = <O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> =>
      rpc.call(operation, input, { token, trace: '', deadline: Date.now() + 30_000, clientIp: null });
    return {
      ask,
      refusal: async (operation, input) => {
        const result: unknown = await ask(operation, input).catch((error: unknown) => error);
        if (!(result instanceof AppError)) throw new Error(`not refused: ${JSON.stringify(result)}`);
        return result.definition.code;
      },
    };
  }

  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.service.core.pool.query(sql, values)).rows as Row[];
  }

  /** Runs a statement that the worker's own role may not. */
  async asOwner(sql: string): Promise<void> {
    await withClient(this.stack.ownerUrl, (client) => client.query(sql));
  }

  get work(): UnitOfWork<WorkerClient> {
    return this.service.app.get<UnitOfWork<WorkerClient>>(UnitOfWork);
  }

  get emails(): EmailsRepository {
    return this.service.app.get(EmailsRepository);
  }

  get jobHandler(): SendEmailJobHandler {
    return this.service.app.get(SendEmailJobHandler);
  }

  /** Ends in good order, as on SIGTERM. */
  close(): Promise<void> {
    this.closing ??= this.service.close();
    return this.closing;
  }

  async stop(): Promise<void> {
    await this.close();
    if (this.isBeside) return;
    await this.mail.close();
    await this.stack.stop();
  }
}

export const newTrace = (): string => `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-01`;

export const anAccount = (
  userId: string,
  overrides: Partial<PayloadOf<typeof accountCreated>> = {},
): PayloadOf<typeof accountCreated> => ({
  userId,
  email: `${userId}@example.com`,
  firstName: 'Inés',
  lastName: 'Luna',
  studentType: 'university',
  educationalInterests: [],
  skillLevel: 'beginner',
  timeZone: 'America/Mexico_City',
  locale: 'es-MX' as const,
  createdAt: new Date().toISOString(),
  ...overrides,
});

/** A request for an e-mail with a one-time code. */
export const aCodeMail = (
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
