import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { factSubject, type Fact } from '@nivel/contracts/kernel/fact';
import type { Operation } from '@nivel/contracts/kernel/operation';
import type { z } from 'zod';
import type { KeySetSource } from './access-token.ts';
import type { BackingServer } from './backing-server.ts';
import type { Clock } from './clock.ts';
import type { Ids } from './ids.ts';
import { readSettings } from './settings.ts';

/** Variables by name, as a process is given them. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The external dependencies that a test may replace. */
export interface World {
  readonly clock?: Clock;
  readonly ids?: Ids;
  /** The source of the public keys of access tokens. */
  readonly keySet?: KeySetSource;
  /** Every operation there is; by default those that the program declares. */
  readonly operations?: readonly Operation[];
  /** Every fact there is; by default those that the program declares. */
  readonly facts?: readonly Fact[];
}

/** The settings of every process that verifies access tokens: the sessions that end. */
export const ENDED_SESSIONS = factSubject(sessionEnded);

/** A running program. `close` finishes the pending work and releases everything. */
export interface Running {
  /** The port of `/livez`, `/readyz` and `/metrics`. */
  readonly healthPort: number;
  close(): Promise<void>;
}

/**
 * The program of a service once its settings are read. Only the process that runs it loads it: tools read descriptions without
 * its packages.
 */
export type Program<Settings, R extends Running = Running> = (
  service: { readonly name: string; readonly settings: Settings },
  world: World,
) => Promise<R>;

/**
 * Everything that is specific to an app as a program, in `apps/<name>/service.ts`. Boot, local launcher, roles, secrets,
 * manifests and the configuration page are derived from it. It imports nothing but settings, because Node reads it with its
 * types stripped.
 */
export interface ServiceDescription<
  Name extends string = string,
  Settings extends z.ZodObject = z.ZodObject,
  R extends Running = Running,
> {
  /**
   * Also the name of its folder, its database schema and its broker user, and the first part of the names of its operations and
   * facts.
   */
  readonly name: Name;
  /** Its purpose, in a few words. */
  readonly summary: string;
  /** Everything it reads from its environment: each setting with its default, meaning and audience. */
  readonly settings: Settings;
  /** The servers it uses; with `postgres` it owns the schema of its name. */
  readonly uses: readonly BackingServer[];
  /**
   * The operations of other services that it calls, by name; `*.<verb-noun>` means that operation of every service. The gateway
   * calls operations with a public door without listing them.
   */
  readonly asks: readonly string[];
  /** Subjects of facts that every copy of it reads, without a durable consumer among them. */
  readonly watches: readonly string[];
  /** Patterns of the keys and channels of Redis that are its own. */
  readonly redisKeys: readonly string[];
  /** Commands that publish, or change data of other services, and run as the operator of the broker. */
  readonly asOperator: readonly string[];
  /** Whether people reach it, at `PORT`. Only one app is a public door. */
  readonly isPublic: boolean;
  /** Commands for operators by name, with their meaning; `src/<command>.ts` runs one. */
  readonly commands: Readonly<Record<string, string>>;
  /** Commands that every release runs before its services start. */
  readonly atRelease: readonly string[];
  /** Settings of an operator that a cluster needs at another value than their default. */
  readonly inCluster: Readonly<Record<string, string>>;
  /** The resources of each copy in a cluster, and the maximum of copies. */
  readonly size: {
    readonly cpu: string;
    readonly memory: { readonly requested: string; readonly most: string };
    readonly replicas: { readonly least: number; readonly most: number };
  };
  /** Whether it allocates and frees memory by the megabyte all the time, and so should keep it instead of returning it. */
  readonly takesLargeBlocks?: boolean;
  readonly program: () => Promise<{ readonly program: Program<z.output<Settings>, R> }>;
}

/** Describes a service. */
export const describeService = <const Name extends string, Settings extends z.ZodObject, R extends Running>(
  description: ServiceDescription<Name, Settings, R>,
): ServiceDescription<Name, Settings, R> => description;

/**
 * Boots a service in this process: the one way, for services, gateway and tests.
 * @throws Error naming every setting that is missing or wrong
 */
export const boot = async <Settings extends z.ZodObject, R extends Running>(
  service: Pick<ServiceDescription<string, Settings, R>, 'name' | 'settings' | 'program'>,
  env: Environment,
  world: World = {},
): Promise<R> => {
  const settings = readSettings(service.settings, env);
  const { program } = await service.program();
  return program({ name: service.name, settings }, world);
};
