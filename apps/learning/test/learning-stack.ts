import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import pg from 'pg';
import { v7 } from 'uuid';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { openJetStream } from '@nivel/messaging/broker';
import { outboxRow, type OutboxRow } from '@nivel/messaging/told';
import type { RunningService } from '@nivel/platform/boot-service';
import { Clock } from '@nivel/platform/clock';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { bootLearning } from '../src/boot.ts';
import type { ContentTree } from '../src/curriculum/content-tree.ts';
import { CurriculumStore } from '../src/curriculum/curriculum-store.ts';
import { importCurriculum } from '../src/curriculum/curriculum-import.repository.ts';
import { LearningDatabase } from '../src/database.ts';
import { aContentTree } from './a-curriculum.ts';

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

export interface Caller {
  readonly userId: string;
  ask<O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>>;
  /** The code and details with which an operation refuses; fails when it does not. */
  refusal<O extends Operation>(operation: O, input: unknown): Promise<{ code: string; details: unknown }>;
}

export interface LearningStack {
  readonly backing: BackingStack;
  readonly services: readonly RunningService[];
  readonly clock: TestClock;
  /** Sees all tables, as the owner. */
  readonly owner: pg.Pool;
  /** Somebody signed in; asks the given replica's connection (any replica may answer). */
  caller(userId?: string): Promise<Caller>;
  importTree(tree: ContentTree): Promise<void>;
  /** Publishes a fact of another service, as its relay would. */
  tell<F extends Fact>(fact: F, payload: PayloadOf<F>, id?: string): Promise<void>;
  publish(row: OutboxRow, headers?: Record<string, string>): Promise<void>;
  until(check: () => Promise<boolean>): Promise<void>;
  stop(): Promise<void>;
}

const ISSUER = 'http://localhost:4000';

/** The learning service on a private stack, with the test curriculum imported; `replicas` share the work. */
export const startLearning = async (
  options: { replicas?: number; env?: Record<string, string> } = {},
): Promise<LearningStack> => {
  const backing = await startBackingStack();
  const clock = new TestClock();
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', kty: 'EC' };
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    PUBLIC_URL: ISSUER,
    DATABASE_URL: backing.databaseUrl('learning'),
    NATS_URL: backing.natsUrl,
    CONSUMER_BACKOFF_MS: '20',
    LEARNING_CURRICULUM_POLL_MS: '50',
    ...options.env,
  };
  const world = { clock, keySet: () => Promise.resolve({ keys: [jwk] }) };
  const services: RunningService[] = [];
  for (let index = 0; index < (options.replicas ?? 1); index += 1) services.push(await bootLearning(env, world));
  const first = services[0];
  if (first === undefined) throw new Error('no replica was started');
  const owner = new pg.Pool({ connectionString: backing.ownerUrl, max: 4 });

  const importTree = async (tree: ContentTree): Promise<void> => {
    await importCurriculum(new LearningDatabase(first.core.pool), tree);
    await Promise.all(services.map((service) => service.app.get(CurriculumStore).refresh()));
  };
  await importTree(aContentTree());

  const tokenOf = (userId: string): Promise<string> =>
    new SignJWT({ session_id: v7(), email: 'a@example.com' })
      .setProtectedHeader({ alg: 'ES256', kid: 'test' })
      .setSubject(userId)
      .setIssuer(`${ISSUER}/auth/v1`)
      .setAudience('authenticated')
      .setExpirationTime('1h')
      .sign(privateKey);

  const caller = async (userId = v7()): Promise<Caller> => {
    const token = await tokenOf(userId);
    const ask = <O extends Operation>(operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> => {
      const context = { token, trace: '', deadline: Date.now() + 20_000, clientIp: null };
      return first.core.rpc.call(operation, input, context);
    };
    const refusal = async (operation: Operation, input: unknown): Promise<{ code: string; details: unknown }> => {
      const answer: unknown = await ask(operation, input as never).catch((error: unknown) => error);
      if (!(answer instanceof AppError)) throw new Error(`not refused: ${JSON.stringify(answer)}`);
      return { code: answer.definition.code, details: answer.details };
    };
    return { userId, ask, refusal };
  };

  const publish = async (row: OutboxRow, own: Record<string, string> = {}): Promise<void> => {
    const { client } = await openJetStream(first.core.broker);
    const { headers } = await import('@nats-io/transport-node');
    const sent = headers();
    for (const [name, value] of Object.entries({ ...(JSON.parse(row.headers) as Record<string, string>), ...own })) {
      sent.set(name, value);
    }
    await client.publish(row.subject, row.payload, { headers: sent });
  };
  const tell = async <F extends Fact>(fact: F, payload: PayloadOf<F>, id = v7()): Promise<void> => {
    const context = { id, occurredAt: clock.now(), aggregate: id, version: 1, actor: null, trace: '' };
    await publish(outboxRow(fact, payload, context), { 'Nats-Msg-Id': id });
  };

  return {
    backing,
    services,
    clock,
    owner,
    caller,
    importTree,
    tell,
    publish,
    until,
    stop: async () => {
      await Promise.all(services.map((service) => service.close()));
      await owner.end();
      await backing.stop();
    },
  };
};

const until = async (check: () => Promise<boolean>): Promise<void> => {
  const end = Date.now() + 15_000;
  while (!(await check())) {
    if (Date.now() > end) throw new Error('it did not come true in time');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};
