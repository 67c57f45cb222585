import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { connect, type NatsConnection } from '@nats-io/transport-node';

const APP = join(import.meta.dirname, '..');
const ROOT = join(APP, '../..');
let bundle: string | undefined;

/** The service as it is shipped, bundled once per test run beside the others so that packages are found. */
const bundled = (): string => {
  if (bundle !== undefined) return bundle;
  const folder = join(ROOT, 'dist/test', `auth-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  execFileSync(join(ROOT, 'node_modules/.bin/rolldown'), ['-c', '../../rolldown.config.ts', '-d', folder], {
    cwd: APP,
  });
  bundle = join(folder, 'main.js');
  return bundle;
};

/** The auth service as a process of its own, which a test may let die. */
export class AuthProcess {
  private readonly exit: Promise<string>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly broker: NatsConnection,
  ) {
    this.exit = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  }

  static async start(env: Readonly<Record<string, string>>): Promise<AuthProcess> {
    const child = spawn(process.execPath, [bundled()], {
      env: { ...env, PATH: process.env['PATH'] },
      stdio: 'inherit',
    });
    const broker = await connect({ servers: env['NATS_URL'] ?? '' });
    const started = new AuthProcess(child, broker);
    // The first request waits until it is answered.
    while ((await started.ask('unknown')) === 'silence') await new Promise((resolve) => setTimeout(resolve, 50));
    return started;
  }

  /** The next refresh token, or null when there was no good answer. */
  async refresh(token: string): Promise<string | null> {
    const response = await this.ask(token);
    return response === 'silence' || response === 'refused' ? null : response;
  }

  /** How the process ended: a signal or an exit code. */
  async ended(): Promise<string> {
    await this.broker.close();
    return this.exit;
  }

  async stop(): Promise<string> {
    this.child.kill('SIGTERM');
    return this.ended();
  }

  /** A process that has ended answers no more: no call waits for it. */
  private ask(token: string): Promise<string> {
    return Promise.race([this.call(token), this.exit.then(() => 'silence')]);
  }

  private async call(token: string): Promise<string> {
    const context = { token: null, trace: '', deadline: Date.now() + 2_000, clientIp: null };
    const asked = { query: { grant_type: 'refresh_token' }, body: { refresh_token: token } };
    try {
      const response = await new RpcClient(this.broker).call(issueToken, asked, context);
      return String((response.body as { refresh_token: string }).refresh_token);
    } catch (error) {
      const { code } = (error as { definition?: { code?: string } }).definition ?? {};
      return code === 'unavailable' || code === 'request_timeout' ? 'silence' : 'refused';
    }
  }
}
