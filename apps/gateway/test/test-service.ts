import { randomUUID } from 'node:crypto';
import { Reflector } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import { operations } from '@nivel/contracts/registry.generated';
import type { Membership } from '@nivel/contracts/kernel/membership';
import type { Operation } from '@nivel/contracts/kernel/operation';
import { tableQuery } from '@nivel/contracts/kernel/table';
import { RpcServer } from '@nivel/messaging/rpc-server';
import { AccessTokens } from '@nivel/platform/access-token';
import type { Call } from '@nivel/platform/handler';
import { Memberships, Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import { respondWith } from '@nivel/platform/respond';
import { signKeySet } from '@nivel/platform/signed-key-set';
import { rootKey } from '@nivel/testing/root-keys';
import { breakDown, completeThing, dawdle, readPrice, readThings, watchBoard, watchNotes } from './test-operations.ts';
import { doorHandlers } from './door-handlers.ts';
import { board } from './door-operations.ts';

type TestHandler = (input: unknown, call: Call) => Promise<unknown>;

export const things = [
  { id: 1, title: 'Uno', points: 10, owner: 'a' },
  { id: 2, title: 'Dos, tres', points: 20, owner: 'a' },
  { id: 3, title: 'ñandú', points: 30, owner: 'b' },
];

/** Answers table reads well enough to show that the gateway requested the right thing. */
const readRows: TestHandler = (input) => {
  const query = tableQuery.parse(input);
  const kept = things.filter((row) =>
    query.filters.every(({ column, op, value }) => {
      const own = String((row as Record<string, unknown>)[column]);
      if (op === 'in') return (value as string[]).includes(own);
      return op === 'gte' ? Number(own) >= Number(value) : own === String(value);
    }),
  );
  const rows = kept.slice(query.offset, query.offset + query.limit).map((row) => ({
    ...row,
    ...(query.embed['kinds'] ? { kinds: { name: 'common' } } : {}),
  }));
  return Promise.resolve({ rows, total: query.count ? kept.length : null });
};

/**
 * A small real service on the broker: it parses, checks tokens and answers like any other, and signs tokens like the auth
 * service. Tests put their own answers in `answers`.
 */
export class TestService {
  readonly handlers = new Map<string, TestHandler>([
    [completeThing.name, (input, call) => this.complete(input, call)],
    ...Object.entries(doorHandlers).map(([name, handle]): [string, TestHandler] => [
      name,
      (input, call) => Promise.resolve(handle(input as never, call)),
    ]),
    [watchBoard.name, () => Promise.resolve({})],
    [watchNotes.name, () => Promise.resolve({})],
    [readPrice.name, () => Promise.resolve({ price: 5 })],
    [readThings.name, readRows],
    [dawdle.name, () => new Promise(() => undefined)],
    [breakDown.name, () => Promise.reject(new Error('secret detail at /work/source.ts'))],
  ]);
  /** `<board> <user>` of those who are viewers of a board. */
  readonly viewers = new Set<string>();
  /** Runs while a membership is being checked. */
  whileAsked: () => Promise<unknown> = () => Promise.resolve();
  /** Names of the operations that were answered, in order. */
  readonly asked: string[] = [];

  private constructor(
    private readonly connection: NatsConnection,
    private readonly issuer: string,
    private readonly keys: { privateKey: CryptoKey; jwk: object },
  ) {}

  static async start(connection: NatsConnection, issuer: string, own: readonly Operation[]): Promise<TestService> {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    const jwk = { ...(await exportJWK(publicKey)), kid: 'test', alg: 'ES256', use: 'sig' };
    const service = new TestService(connection, issuer, { privateKey, jwk });
    service.handlers.set(keySet.name, async (input) => ({
      signed: await signKeySet(rootKey, { keys: [jwk] }, keySet.input.parse(input).nonce),
    }));
    const server = new RpcServer(connection, 'things', 1_000_000);
    const tokens = new AccessTokens(
      () => Promise.resolve({ keys: [jwk] }),
      () => false,
      { issuer, cacheSize: 100, keySetSeconds: 600 },
    );
    const memberships = service.memberships(own);
    const all = new Map([...operations, ...own].map((operation) => [operation.name, operation]));
    for (const operation of all.values()) {
      const handler = { handle: (input: unknown, call: Call) => service.handle(operation, input, call) };
      server.answer(operation, (body, context) =>
        respondWith(operation, handler, body, context, { tokens, memberships, checksOutput: false }),
      );
    }
    await connection.flush();
    return service;
  }

  private memberships(own: readonly Operation[]): Memberships {
    class Viewers implements MembershipResolver {
      constructor(readonly service: TestService) {}

      async roleOf(userId: string, id: string): Promise<string | null> {
        const isViewer = this.service.viewers.has(`${id} ${userId}`);
        await this.service.whileAsked();
        return isViewer ? 'viewer' : null;
      }

      idsWith(): Promise<string[]> {
        return Promise.resolve([]);
      }
    }
    Resolves(board)(Viewers);
    const all = [...operations, ...own];
    const named = all.flatMap(({ policy }) => ('membership' in policy ? [policy.membership] : []));
    const others = new Map(named.filter(({ kind }) => kind !== board.kind).map((one) => [one.kind, one]));
    const everybody = [...others.values()].map(everybodyBelongs);
    const providers = [{ metatype: Viewers, instance: new Viewers(this) }, ...everybody] as never;
    const memberships = new Memberships(all, { getProviders: () => providers }, new Reflector());
    memberships.onModuleInit();
    return memberships;
  }

  private async handle(operation: Operation, input: unknown, call: Call): Promise<never> {
    if (operation !== keySet) this.asked.push(operation.name);
    const handler = this.handlers.get(operation.name);
    if (handler === undefined) throw new Error(`the test answers no ${operation.name}`);
    return (await handler(input, call)) as never;
  }

  private complete(input: unknown, call: Call): Promise<unknown> {
    const { thing_id } = input as { thing_id: string };
    return Promise.resolve({
      userId: call.actor?.userId ?? '',
      thingId: thing_id,
      trace: call.trace,
      clientIp: call.clientIp ?? '',
    });
  }

  /** An access token as the auth service signs them; `claims` and `key` make it a wrong one. */
  async token(
    claims: JWTPayload = {},
    sign: { key?: CryptoKey | Uint8Array; alg?: string; kid?: string; expiresIn?: number } = {},
  ): Promise<string> {
    const now = Math.floor(Date.now() / 1_000);
    const payload = {
      iss: this.issuer,
      aud: 'authenticated',
      role: 'authenticated',
      sub: randomUUID(),
      session_id: randomUUID(),
      email: 'ana@example.mx',
      iat: now,
      exp: now + (sign.expiresIn ?? 600),
      ...claims,
    };
    return new SignJWT(payload)
      .setProtectedHeader({ alg: sign.alg ?? 'ES256', kid: sign.kid ?? 'test', typ: 'JWT' })
      .sign(sign.key ?? this.keys.privateKey);
  }

  get publicJwk(): object {
    return this.keys.jwk;
  }

  get broker(): NatsConnection {
    return this.connection;
  }
}

/** In everything that real operations ask about, everybody has every right: rights are the services' own business. */
const everybodyBelongs = (membership: Membership): { metatype: object; instance: MembershipResolver } => {
  const { roles } = membership;
  class Everybody implements MembershipResolver {
    roleOf(): Promise<string | null> {
      return Promise.resolve(roles.at(-1) ?? null);
    }

    idsWith(): Promise<string[]> {
      return Promise.resolve([]);
    }
  }
  Resolves(membership)(Everybody);
  return { metatype: Everybody, instance: new Everybody() };
};
