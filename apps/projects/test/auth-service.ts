import { decodeJwt } from 'jose';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { listSignIns } from '@nivel/contracts/auth/list-sign-ins.operation';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import { sendEmailProof } from '@nivel/contracts/auth/send-email-proof.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

type SignIn = OutputOf<typeof listSignIns>['accounts'][number];
type Entry = OutputOf<typeof listAccounts>['entries'][number];
type AccountRow = Extract<Entry, { removed: false }>['row'];

/** Long before anything that a test does. */
const SIGNED_UP = '2026-01-01T12:00:00.000Z';

const NEVER = {
  lastSignInAt: null,
  lastSignInIp: null,
  failedSignIns: 0,
  lockedUntil: null,
  passwordChangedAt: null,
};
const decoded = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body));

/** The auth service as this one meets it over the broker. */
export class AuthService {
  readonly entries = new Map<string, Entry>();
  /** The people a proof was requested for, and the answer. */
  readonly proofsAsked: string[] = [];
  proof: OutputOf<typeof sendEmailProof> = { outcome: 'sent', attemptsRemaining: 9, retryAfter: 60 };
  readonly signIns = new Map<string, Partial<SignIn>>();
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'auth', 1_000_000);
    this.server.answer(readOwnAccount, (_, { token }) => {
      const entry = this.entries.get(decodeJwt(token ?? '').sub ?? '');
      if (entry === undefined || entry.removed) throw new AppError(authErrors.user_not_found);
      return Promise.resolve(JSON.stringify({ version: entry.version, account: entry.row }));
    });
    this.server.answer(listSignIns, (body) => {
      const { userIds } = listSignIns.input.parse(decoded(body));
      const accounts = userIds.map((userId) => ({ userId, ...NEVER, ...this.signIns.get(userId) }));
      return Promise.resolve(JSON.stringify({ accounts }));
    });
    this.server.answer(sendEmailProof, (body) => {
      this.proofsAsked.push(sendEmailProof.input.parse(decoded(body)).userId);
      return Promise.resolve(JSON.stringify(this.proof));
    });
    this.server.answer(listAccounts, () => {
      const entries = [...this.entries.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
      return Promise.resolve(JSON.stringify({ asOf: SIGNED_UP, entries, next: null }));
    });
  }

  static async start(url: string): Promise<AuthService> {
    return new AuthService(await connectBroker({ url, name: 'auth', replicas: 1, factsKeptDays: 7 }));
  }

  has(row: AccountRow, version = 1): void {
    this.entries.set(row.userId, { id: row.userId, version, removed: false, row });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }
}
