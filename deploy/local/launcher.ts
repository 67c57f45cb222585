import { join } from 'node:path';
import { secretFrom } from '@nivel/platform/secret-file';
import { migrate } from '../migrate/migrations.ts';
import { databaseOf, ensureRoles, ensureSchemas, roleOf, urlFor } from '../migrate/roles.ts';
import { describeApp, startApp, waitUntilReady, type App, type Surroundings } from './apps.ts';
import { startBacking, type Backing } from './backing.ts';
import { buildApps } from './build.ts';
import { ProcessSupervisor } from '@nivel/process/process-supervisor';
import { keepEnvironments } from './kept-environments.ts';
import { endStaleProcesses, RunningList } from '@nivel/process/stale-processes';
import { logTo } from './log-file.ts';
import { readableLine } from './log-line.ts';
import { startMailbox, type Mailbox } from '@nivel/testing/mailbox/mailbox';
import { freePort, isTaken, reservePorts } from '@nivel/process/ports';
import { openPayments, type LocalPayments } from './payments.ts';
import { appProbe } from './probes.ts';
import type { Progress } from './progress.ts';
import { keepSecrets, type Secrets } from './secrets.ts';
import type { Described } from '../services/find-services.ts';
import { secretNames } from '../services/own-environment.ts';
import { services } from '../services/services.generated.ts';
import { root, type LocalSettings } from './settings.ts';

/** Ends the processes that a killed launcher of the same data folder left. @throws Error when one is still at work there */
const clearTheWay = async (settings: LocalSettings, list: RunningList, progress: Progress): Promise<void> => {
  const left = list.stale();
  const launcher = left.find((one) => one.name === 'launcher');
  if (launcher) {
    throw new Error(
      `Nivel runs already on ${settings.data} (process ${launcher.pid}). Stop it there, or set NIVEL_DATA.`,
    );
  }
  if (left.length > 0)
    await progress.step(`End ${left.length} processes of a killed start`, () => endStaleProcesses(left));
};

/** A port that is in use is reported before anything is started. */
const checkPorts = async ({ port, mailPort, paymentPort, given }: LocalSettings): Promise<void> => {
  const wanted: [variable: string, port: number][] = [
    ['PORT', port],
    ...(given.smtp ? [] : [['MAIL_PORT', mailPort] as [string, number]]),
    ...(paymentPort === null ? [] : [['PAYMENT_PORT', paymentPort] as [string, number]]),
  ];
  for (const [variable, number] of wanted) {
    if (!(await isTaken(number))) continue;
    throw new Error(
      `Port ${number} is taken by another program. Stop it, or choose another: ${variable}=${number + 1000} npm start`,
    );
  }
};

const prepareDatabase = async ({ database }: Backing, { databasePasswords }: Secrets): Promise<void> => {
  await ensureRoles(database, databasePasswords);
  const ownerUrl = urlFor(database, roleOf(databaseOf(database), 'owner'), databasePasswords['owner'] ?? '');
  await ensureSchemas(ownerUrl);
  await migrate(ownerUrl, root);
};

/** Keeps one launcher's whole life: its processes, and how all of them end. */
export class Launcher {
  private readonly supervisor: ProcessSupervisor;
  private readonly list: RunningList;
  private mailbox: Mailbox | undefined;
  private payments: LocalPayments | undefined;
  private readonly settings: LocalSettings;
  private readonly progress: Progress;

  constructor(settings: LocalSettings, progress: Progress) {
    this.settings = settings;
    this.progress = progress;
    this.list = new RunningList(settings.data);
    this.supervisor = new ProcessSupervisor(this.list, (name, how) =>
      progress.say(`${name} ended (${how}) and is started again`),
    );
  }

  /** Brings everything up; resolves when the site answers. @throws Error with a message for a person */
  async open(): Promise<{ site: string; mail: string | undefined; payments: string | undefined }> {
    const { settings, progress } = this;
    await clearTheWay(settings, this.list, progress);
    await checkPorts(settings);
    reservePorts(settings.port, settings.mailPort, settings.paymentPort ?? 0);
    this.list.add('launcher', process.pid);
    const kept = keepSecrets(settings.data);
    const secrets = { ...kept, shared: { ...kept.shared, ...fromEnvironment() } };
    const apps = services.map(({ name }) => name);
    const [backing, smtpUrl, payments] = await Promise.all([
      this.openBacking(secrets),
      this.openMailbox(),
      this.openPayments(),
      progress.step('Build what changed', () => buildApps(this.supervisor, [...apps, 'web'])),
    ]);
    const around: Surroundings = { settings, secrets, backing, smtpUrl, payments };
    for (const service of services) await this.prepare(service, around);
    await progress.step('Start the apps', () => this.openApps(around));
    return { site: `http://localhost:${settings.port}`, mail: this.mailbox?.url, payments: payments.url };
  }

  /** Ends everything in order. */
  async close(): Promise<void> {
    await this.supervisor.close();
    await this.mailbox?.close();
    await this.payments?.close();
  }

  /** Ends everything immediately. */
  kill(): void {
    this.supervisor.kill();
  }

  private async openBacking(secrets: Secrets): Promise<Backing> {
    const { settings, progress } = this;
    const onInstall = (names: readonly string[]): void => progress.say(`Installing ${names.join(', ')} with apt-get`);
    const backing = await progress.step('Start Postgres, NATS and Redis', () =>
      startBacking(this.supervisor, settings, secrets, onInstall),
    );
    await progress.step('Migrate the database', () => prepareDatabase(backing, secrets));
    return backing;
  }

  private async openPayments(): Promise<LocalPayments> {
    this.payments = await openPayments(this.settings);
    return this.payments;
  }

  private async openMailbox(): Promise<string> {
    const { given, data, mailPort } = this.settings;
    if (given.smtp) return given.smtp;
    this.mailbox = await startMailbox({
      smtpPort: await freePort(),
      httpPort: mailPort,
      folder: join(data, 'mailbox'),
      gallery: async () => (await import('../../apps/worker/src/gallery/gallery.ts')).galleryOfEmails(),
    });
    return this.mailbox.smtpUrl;
  }

  /** Runs what every release runs before its services start. */
  private async prepare(service: Described, around: Surroundings): Promise<void> {
    const app = await describeApp(service, around);
    for (const command of service.atRelease) {
      await this.progress.step(`Run ${service.name} ${command}`, async () => {
        const child = await this.supervisor.once('app', () => startApp(app, () => undefined, command));
        const { code } = await child.exited;
        if (code !== 0) throw new Error(`${service.name} ${command} failed:\n${child.lastLines()}`);
      });
    }
  }

  private async openApps(around: Surroundings): Promise<void> {
    const apps = await Promise.all(services.map((service) => describeApp(service, around)));
    keepEnvironments(this.settings.data, apps);
    await Promise.all(apps.map((app) => this.openApp(app)));
  }

  private async openApp(app: App): Promise<void> {
    const keep = logTo(this.settings.data, app.name);
    const onLine = (line: string): void => {
      keep(line);
      this.progress.say(readableLine(app.name, line));
    };
    await this.supervisor.keep('app', () => startApp(app, onLine), appProbe(app.readyUrl));
    if (await waitUntilReady(app, () => !this.supervisor.isClosing)) return;
    throw new Error(`${app.name} did not become ready:\n${this.supervisor.find(app.name)?.lastLines() ?? ''}`);
  }
}

/** Secrets kept elsewhere take precedence over ours. */
const fromEnvironment = (): Secrets['shared'] => {
  const given = (name: string): [string, string][] => {
    const value = secretFrom(process.env, name);
    return value ? [[name, value]] : [];
  };
  return Object.fromEntries(secretNames(services).flatMap(given));
};
