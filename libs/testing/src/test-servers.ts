import { readFileSync } from 'node:fs';
import type { Child } from '@nivel/process/child';

/** Names the file in which Jest's global set-up leaves what every test file must know of the servers, as JSON. */
export const SERVERS_VARIABLE = 'NIVEL_TEST_SERVERS';

/** The data of the running Postgres that a test process needs. */
export interface PostgresServer {
  /** The superuser's connection to the template. */
  readonly adminUrl: string;
  /** The password of every role; tests keep no secret. */
  readonly password: string;
  /** Database every test database is a copy of. */
  readonly template: string;
  /** Login roles, of `owner` and of each service. */
  readonly roles: Readonly<Record<string, string>>;
  readonly schemas: readonly string[];
}

type Passwords = Readonly<Record<string, string>>;

/** The permissions at broker and Redis, as the text of their configurations, and the passwords of these users. */
export interface ServerUsers {
  readonly logins: { readonly broker: Passwords; readonly redis: Passwords };
  readonly broker: { readonly config: string; readonly env: Readonly<Record<string, string>> };
  readonly redis: { readonly config: string };
}

/** The parts of a backing stack; code that knows the apps creates it, because this library knows none. */
export interface TestServers {
  readonly postgres: PostgresServer;
  readonly users: ServerUsers;
}

/** A Postgres that one test has to itself. */
export interface OwnPostgres {
  readonly server: PostgresServer;
  readonly child: Child;
  /** Starts it again at the same place. */
  start(): Promise<Child>;
  /** Throws its data away. */
  remove(): void;
}

/** The result of Jest's global set-up. @throws Error outside of an integration test */
export const givenServers = (): TestServers => {
  const given = process.env[SERVERS_VARIABLE];
  if (given === undefined) throw new Error(`${SERVERS_VARIABLE} is not set: no integration test runs here`);
  return JSON.parse(readFileSync(given, 'utf8')) as TestServers;
};
