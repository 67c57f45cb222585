import { randomBytes } from 'node:crypto';
import { headers } from '@nats-io/transport-node';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { openJetStream } from '@nivel/messaging/broker';
import { outboxRow, type OutboxRow } from '@nivel/messaging/outbox-row';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { RunningService } from '@nivel/platform/boot-service';
import { Clock } from '@nivel/platform/clock';
import { openPool } from '@nivel/platform/database';
import { boot } from '@nivel/platform/service-description';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { serviceEnvironment, TEST_SITE } from '@nivel/testing/service-environment';
import { signTokens } from '@nivel/testing/sign-tokens';
import { service } from '../service.ts';
import type { ContentTree } from '../src/curriculum/content-tree.ts';
import { CurriculumStore } from '../src/curriculum/curriculum-store.ts';
import { importCurriculum, type ImportResult } from '../src/curriculum/curriculum-import.repository.ts';
import type { LearningClient } from '../src/database.ts';
import { aContentTree } from './a-curriculum.ts';
import { AccountService } from './account-service.ts';

/** A clock that tests move. */
export class TestClock extends Clock {
  at = Date.parse('2026-11-16T18:00:00Z');
  now(): Date {
    return new Date(this.at);
  }
  /** Lets time pass, in seconds. */
  pass(seconds: number): void {
    this.at += seconds * 1_000;
  }
}

/** Somebody signed in. */
export class Caller {
  constructor(
    readonly userId: string,
    private readonly token: string,
    private readonly services: readonly RunningService[],
  ) {}

  /** Asks; `replica` only says through whose connection, any replica may answer. */
  ask<O extends Operation>(operation: O, input: CallInputOf<O>, replica = 0): Promise<OutputOf<O>> {
    return this.rpc(replica).call(operation, input, this.context());
  }

  /** Asks with JSON as it is. */
  askRaw(operation: Operation, json: string): Promise<unknown> {
    return this.rpc(0).ask(operation, json, this.context());
  }

  /** The code and details with which an operation refuses; fails when it does not. */
  async refusal(operation: Operation, input: unknown): Promise<{ code: string; details: unknown }> {
    const outcome: unknown = await this.ask(operation, input).catch((error: unknown) => error);
    if (!(outcome instanceof AppError)) throw new Error(`not refused: ${JSON.stringify(outcome)}`);
    return { code: outcome.definition.code, details: outcome.details };
  }

  private rpc(replica: number): RunningService['core']['rpc'] {
    const service = this.services[replica % this.services.length];
    if (service === undefined) throw new Error('no replica runs');
    return service.core.rpc;
  }

  private context() {
    return { token: this.token, trace: '', deadline: Date.now() + 30_000, clientIp: null };
  }
}

/** The key with which addresses of media are signed in tests. */
export const MEDIA_KEY = randomBytes(32).toString('base64');

/** The learning service on a private stack, with the test curriculum imported; `replicas` share the work. */
export const startLearning = async (
  options: { replicas?: number; env?: Record<string, string> } = {},
): Promise<LearningStack> => {
  const backing = await startBackingStack();
  const clock = new TestClock();
  const { keySet, tokenOf } = await signTokens(TEST_SITE);
  const env = {
    ...serviceEnvironment(backing, 'learning'),
    LOG_LEVEL: 'error',
    MEDIA_KEY,
    LEARNING_CURRICULUM_POLL_MS: '50',
    ...options.env,
  };
  const services: RunningService[] = [];
  for (let index = 0; index < (options.replicas ?? 1); index += 1) {
    services.push(await boot(service, env, { clock, keySet }));
  }
  const accounts = await AccountService.start(backing.natsUrl);
  const stack = new LearningStack(backing, services, clock, tokenOf, accounts);
  await stack.importTree(aContentTree());
  return stack;
};

export class LearningStack {
  /** Sees all tables, as the owner. */
  readonly owner: ReturnType<typeof openPool>;

  constructor(
    readonly backing: BackingStack,
    readonly services: readonly RunningService[],
    readonly clock: TestClock,
    private readonly tokenOf: (userId: string) => Promise<string>,
    /** Knows the accounts that are told as created. */
    readonly accounts: AccountService,
  ) {
    this.owner = openPool(
      'test',
      readSettings(databaseSettings, { DATABASE_URL: backing.ownerUrl, DATABASE_POOL: '4' }),
    );
  }

  async caller(userId = v7()): Promise<Caller> {
    return new Caller(userId, await this.tokenOf(userId), this.services);
  }

  async importTree(tree: ContentTree): Promise<ImportResult> {
    const result = await importCurriculum(this.work, tree);
    await Promise.all(this.services.map((service) => service.app.get(CurriculumStore).refresh()));
    return result;
  }

  /** Publishes a fact of another service, as its relay would. */
  async tell<F extends Fact>(fact: F, payload: PayloadOf<F>, version = 1): Promise<OutboxRow> {
    const account = accountCreated.payload.safeParse(payload);
    if (account.success) this.accounts.accounts.set(account.data.userId, { version, account: account.data });
    const id = v7();
    const context = { id, occurredAt: this.clock.now(), aggregate: id, version, actor: null, trace: '' };
    const row = outboxRow(fact, payload, context);
    await this.publish(row, { 'Nats-Msg-Id': id });
    return row;
  }

  /** Publishes a row with headers of one's own: without a message id the broker sees no duplicate. */
  async publish(row: OutboxRow, own: Record<string, string>): Promise<void> {
    const { client } = await openJetStream(this.first.core.broker);
    const sent = headers();
    for (const [name, value] of Object.entries({ ...(JSON.parse(row.headers) as Record<string, string>), ...own })) {
      sent.set(name, value);
    }
    await client.publish(row.subject, row.payload, { headers: sent });
  }

  async stop(): Promise<void> {
    await Promise.all(this.services.map((service) => service.close()));
    await this.accounts.stop();
    await this.owner.end();
    await this.backing.stop();
  }

  /** The data layer of the first replica. */
  get work(): UnitOfWork<LearningClient> {
    return this.first.app.get<UnitOfWork<LearningClient>>(UnitOfWork);
  }

  private get first(): RunningService {
    const [service] = this.services;
    if (service === undefined) throw new Error('no replica was started');
    return service;
  }
}
