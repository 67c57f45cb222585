import type { Pool } from 'pg';
import type { z } from 'zod';
import { keySet } from '@nivel/contracts/auth/key-set.operation';
import type { RunningService } from '@nivel/platform/boot-service';
import { SystemClock, type Clock } from '@nivel/platform/clock';
import { openPool } from '@nivel/platform/database';
import { boot, type ServiceDescription, type World } from '@nivel/platform/service-description';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { startBackingStack, type BackingOptions, type BackingStack } from './backing-stack.ts';
import { BrokerPeer } from './broker-peer.ts';
import { serviceEnvironment, TEST_SITE } from './service-environment.ts';
import { signTokens } from './sign-tokens.ts';

type Settings = Readonly<Record<string, string>>;

export interface StartOptions {
  /** Settings beside those that every service under test is given. */
  readonly env?: Settings;
  readonly world?: World;
  /** The schema to use, if not its own. */
  readonly schema?: string;
  /** The number of copies. */
  readonly replicas?: number;
  readonly backing?: BackingOptions;
  /** A running copy, whose servers this one shares and does not stop. */
  readonly beside?: StartedService;
}

/** The environment of a service under test: its servers, another client on the broker, and the signer of access tokens. */
interface Surroundings {
  readonly stack: BackingStack;
  readonly peer: BrokerPeer;
  readonly tokens: Awaited<ReturnType<typeof signTokens>>;
  /** Sees and changes everything in the service's schema, as the owner of the tables. */
  readonly owner: Pool;
}

/** A service in this process, with its own real servers. */
export interface StartedService extends Surroundings {
  readonly name: string;
  readonly clock: Clock;
  /** The settings that it was booted with. */
  readonly env: Settings;
  /** Every copy that runs. */
  running: readonly RunningService[];
  /** Boots the copies, with further settings. */
  boot(env?: Settings): Promise<readonly RunningService[]>;
  /** Stops the environment, unless it is another's. */
  stopSurroundings(): Promise<void>;
}

/** Boots a service by its description, as its own user of broker and database, on a separate backing stack. */
export const startService = async <S extends z.ZodObject, R extends RunningService>(
  description: Pick<ServiceDescription<string, S, R>, 'name' | 'uses' | 'asks' | 'settings' | 'program'>,
  { env: own, world = {}, schema = description.name, replicas = 1, backing, beside }: StartOptions = {},
): Promise<StartedService> => {
  const { name, asks, uses } = description;
  const around = beside ?? (await surround(schema, { uses, ...backing }));
  const { stack, peer, tokens, owner } = around;
  const env = {
    ...serviceEnvironment(stack, schema, uses),
    NATS_PASSWORD: stack.logins.broker[name] ?? '',
    ...own,
  };
  // A service that requests no keys of access tokens has them.
  const keys = asks.includes(keySet.name) ? { keySet: tokens.keySet } : {};
  const bootAll = (more: Settings = {}): Promise<RunningService[]> =>
    Promise.all(Array.from({ length: replicas }, () => boot(description, { ...env, ...more }, { ...keys, ...world })));
  return {
    ...{ name, stack, peer, tokens, owner, env },
    clock: world.clock ?? new SystemClock(),
    running: await bootAll(),
    boot: bootAll,
    stopSurroundings: async () => {
      if (beside !== undefined) return;
      await peer.close();
      await owner.end();
      await stack.stop();
    },
  };
};

const surround = async (schema: string, backing: BackingOptions): Promise<Surroundings> => {
  const stack = await startBackingStack(backing);
  const url = `${stack.databaseUrl('owner')}?options=-csearch_path%3D${schema}`;
  return {
    stack,
    peer: await BrokerPeer.connect(stack.natsUrl),
    tokens: await signTokens(TEST_SITE),
    owner: openPool('test', readSettings(databaseSettings, { DATABASE_URL: url, DATABASE_POOL: '4' })),
  };
};
