import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from '@nivel/process/child';
import { freePort } from '@nivel/process/ports';
import { providerSetting } from '@nivel/testing/identity-provider';
import { makeServerFolder } from '@nivel/testing/server-folder';
import { root } from '@nivel/deploy/local/settings';
import { organizationSetting } from './organization.ts';

/** The whole of Nivel as `npm start` runs it. */
export interface RunningProduct {
  readonly site: string;
  readonly mailbox: string;
  /** The payment sandbox. */
  readonly payments: string;
  /** Where the product asks for the provider of sign-ins that a journey starts. */
  readonly providerPort: number;
  /** Where the identity provider of an organization is that a journey starts. */
  readonly samlPort: number;
  readonly modelPort: number;
  /** A folder as long-lived as its data. */
  readonly folder: string;
  stop(): Promise<void>;
}

/**
 * Limits that would only make the journeys wait, or that a hundred learners from one address would run into; everything
 * else is as an installation has it. An access token this short is refreshed in the middle of every longer journey; a sign-in
 * is never recent, because no journey waits until it is not.
 */
export const quick: Readonly<Record<string, string>> = {
  ACCESS_TOKEN_SECONDS: '100',
  RECENT_SIGN_IN_SECONDS: '0',
  RATE_SIGN_UP: '0',
  RATE_MAIL: '0',
  RATE_VERIFY: '0',
  RATE_TOKEN: '0',
  RATE_SSO: '0',
  RATE_UPDATE_USER: '0',
  RATE_FACTORS_PER_MINUTE: '0',
  // Public clients open the links of their e-mails themselves; ours lead to our pages all the same.
  MAIL_DIRECT_LINKS: 'true',
  // Three times what customers have: a busy machine is no failed promise.
  REQUEST_TIMEOUT_MS: '30000',
  DATABASE_TIMEOUT_MS: '15000',
  COPY_STALE_MS: '30000',
  REMIND_EVERY_MS: '1000',
  ACCOUNTS_DELETE_MS: '1000',
  ACCOUNT_ENDING_MINUTES: '0.3',
  REPEATS_EVERY_MS: '1000',
  SCHEDULED_RULES_MS: '1000',
  PROPOSALS_EVERY_MS: '1000',
  PROJECT_TASKS_EVERY_MS: '1000',
  RATE_USER_PER_MINUTE: '0',
  LEARNING_TEXT_MIN_SECONDS: '2',
  LEARNING_WATCH_GRACE_SECONDS: '600',
};

/** Servers named for a person's own start must not be filled with our learners. */
const ownServers = { DATABASE_URL: undefined, NATS_URL: undefined, REDIS_URL: undefined, SMTP_URL: undefined };

const READY = 'Nivel is ready';
/** Its Postgres keeps up to 1 GB of log, as everywhere but in tests; files that people send come to it. */
const ROOM_BYTES = 3 * 1024 ** 3;

const ready = (child: Child, isReady: Promise<void>): Promise<void> =>
  Promise.race([
    isReady,
    child.exited.then(() => {
      throw new Error(`Nivel did not start:\n${child.lastLines()}`);
    }),
  ]);

/** A product that runs already, as `npm start` with `quick` settings: the setting of a developer who works on a journey. */
export const givenProduct = (): RunningProduct | undefined => {
  const { NIVEL_E2E_SITE: site, NIVEL_E2E_MAILBOX: mailbox, NIVEL_E2E_PAYMENTS: payments } = process.env;
  const providerPort = Number(process.env['NIVEL_E2E_PROVIDER_PORT'] ?? 0);
  const samlPort = Number(process.env['NIVEL_E2E_SAML_PORT'] ?? 0);
  const modelPort = Number(process.env['NIVEL_E2E_MODEL_PORT'] ?? 0);
  if (!site || !mailbox || !payments) return undefined;
  const folder = join(tmpdir(), `nivel-e2e-of-${new URL(site).port}`);
  mkdirSync(folder, { recursive: true });
  return { site, mailbox, payments, providerPort, samlPort, modelPort, folder, stop: () => Promise.resolve() };
};

/** Starts the product with the real launcher, on free ports and a data folder of its own. */
export const startProduct = async (settings: Readonly<Record<string, string>> = quick): Promise<RunningProduct> => {
  const data = makeServerFolder('product', ROOM_BYTES);
  const [port, mailPort, paymentPort] = [await freePort(), await freePort(), await freePort()];
  const [providerPort, samlPort, modelPort] = [await freePort(), await freePort(), await freePort()];
  // The public clients know a provider of this name.
  const provider = providerSetting('keycloak', `http://localhost:${providerPort}`);
  const { promise: isReady, resolve: sayReady } = Promise.withResolvers<void>();
  const child = await startChild({
    name: 'nivel',
    command: process.execPath,
    args: [join(root, 'deploy/local/start.ts')],
    cwd: root,
    env: {
      ...ownServers,
      // As on a person's own machine: Jest says "test".
      NODE_ENV: undefined,
      NIVEL_DATA: data,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      PAYMENT_PORT: String(paymentPort),
      PUBLIC_URL: `http://localhost:${port}`,
      AUTH_PROVIDERS: JSON.stringify([provider]),
      SAML_PROVIDERS: organizationSetting(data, samlPort),
      MODEL_LOCAL_ADDRESS: `http://127.0.0.1:${modelPort}`,
      ...settings,
    },
    onLine: (line) => {
      if (line.includes(READY)) sayReady();
    },
  });
  await ready(child, isReady);
  return {
    site: `http://localhost:${port}`,
    mailbox: `http://localhost:${mailPort}`,
    payments: `http://localhost:${paymentPort}`,
    providerPort,
    samlPort,
    modelPort,
    folder: data,
    stop: async () => {
      await child.stop(30_000);
      rmSync(data, { recursive: true, force: true });
    },
  };
};
