import { decodeJwt } from 'jose';
import { changeProfile } from '@nivel/contracts/auth/change-profile.operation';
import { findAccount } from '@nivel/contracts/auth/find-account.operation';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { ErrorDefinition } from '@nivel/contracts/kernel/errors';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

type Account = OutputOf<typeof changeProfile>['account'];
interface Kept {
  readonly version: number;
  readonly account: Account;
}

/** Long before anything that a test does. */
const SIGNED_UP = '2026-01-01T12:00:00.000Z';

const decoded = (body: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(body));

/** The account service as learning meets it over the broker: stores its input, or refuses. */
export class AccountService {
  readonly accounts = new Map<string, Kept>();
  readonly removed = new Set<string>();
  /** The refusal of the next change. */
  refuseWith: ErrorDefinition | null = null;
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'auth', 1_000_000);
    this.server.answer(findAccount, (body) => {
      const { email } = findAccount.input.parse(decoded(body));
      const found = [...this.accounts].find(([, { account }]) => account.email === email);
      return Promise.resolve(JSON.stringify({ user_id: found?.[0] ?? null }));
    });
    this.server.answer(changeProfile, (body, { token }) => Promise.resolve(JSON.stringify(this.change(body, token))));
  }

  static async start(url: string): Promise<AccountService> {
    const settings = { url, name: 'auth', replicas: 1, factsKeptDays: 7 };
    return new AccountService(await connectBroker(settings));
  }

  /** From now on answers with everything it knows, including removed rows. */
  offerSnapshot(): void {
    this.server.answer(listAccounts, () => {
      const kept = [...this.accounts].map(([id, { version, account }]): SnapshotEntry<Account> => {
        return { id, version, removed: false, row: account };
      });
      const gone = [...this.removed].map((id): SnapshotEntry<Account> => ({ id, version: 9, removed: true }));
      const entries = [...kept, ...gone].sort((one, other) => (one.id < other.id ? -1 : 1));
      return Promise.resolve(JSON.stringify({ asOf: SIGNED_UP, entries, next: null }));
    });
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }

  private change(body: Uint8Array, token: string | null): Kept {
    if (this.refuseWith !== null) throw new AppError(this.refuseWith);
    const userId = decodeJwt(token ?? '').sub ?? '';
    const { version, account } = this.accounts.get(userId) ?? { version: 0, account: bareAccount(userId) };
    const { avatarUrl: _, ...given } = changeProfile.input.parse(decoded(body));
    const changed = { version: version + 1, account: { ...account, ...given } };
    this.accounts.set(userId, changed);
    return changed;
  }
}

/** An account with default values. */
export const bareAccount = (userId: string): Account => ({
  userId,
  email: `${userId}@example.com`,
  firstName: '',
  lastName: '',
  fullName: '',
  studentType: '',
  educationalInterests: [],
  skillLevel: '',
  timeZone: 'America/Mexico_City',
  locale: 'es-MX',
  createdAt: SIGNED_UP,
});
