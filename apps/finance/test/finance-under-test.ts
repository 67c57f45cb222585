import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { RowOfSnapshot } from '@nivel/contracts/kernel/snapshot';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import { anAccount } from '@nivel/testing/an-account';
import type { Person } from '@nivel/testing/caller';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { SnapshotOwner } from '@nivel/testing/snapshot-owner';
import { startService, type StartedService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { waitUntil } from '@nivel/testing/wait-until';
import { service } from '../service.ts';
import type { FinanceClient } from '../src/database.ts';

/** The finance service at a stopped clock, with a fake service for roles and names. */
export class FinanceUnderTest extends ServiceUnderTest<FinanceClient> {
  private constructor(
    started: StartedService,
    readonly clock: TestClock,
    /** The service of Crico's people, as this one meets it over the broker. */
    readonly people: SnapshotOwner<typeof listPeople>,
    readonly accounts: SnapshotOwner<typeof listAccounts>,
  ) {
    super(started);
  }

  static async start(env: Readonly<Record<string, string>> = {}): Promise<FinanceUnderTest> {
    const clock = new TestClock(Date.parse('2026-11-25T18:00:00Z'));
    const started = await startService(service, { env, world: { clock } });
    const finance = new ServiceUnderTest<FinanceClient>(started);
    const [people, accounts] = await Promise.all([
      SnapshotOwner.start(finance, listPeople),
      SnapshotOwner.start(finance, listAccounts),
    ]);
    return new FinanceUnderTest(started, clock, people, accounts);
  }

  /** A person has a role in the installation, or is removed, and the service knows. */
  async setRole(userId: string, role: AccountRole, isActive = true): Promise<void> {
    const version = isActive ? this.people.keep(userId, { userId, role }) : this.people.remove(userId).version;
    await this.tell(personChanged, { userId, role, isActive }, { version });
    await waitUntil(async () => {
      const where = 'user_id = $1 AND version = $2';
      return (await this.rows(`SELECT 1 FROM account_roles WHERE ${where}`, [userId, version])).length > 0;
    });
  }

  /** A person with a role in the installation and a name. */
  async somebody(role: AccountRole, fullName = 'Ana Sol'): Promise<Person> {
    const person = await this.person();
    await this.named(person.userId, { fullName });
    await this.setRole(person.userId, role);
    return person;
  }

  /** A person has an account, and the service knows their name. */
  async named(userId: string, profile: Partial<RowOfSnapshot<typeof listAccounts>>): Promise<void> {
    const row = anAccount(userId, profile);
    const version = this.accounts.keep(userId, row);
    await this.tell(accountCreated, row, { version });
    await waitUntil(async () => (await this.rows('SELECT 1 FROM accounts WHERE user_id = $1', [userId])).length > 0);
  }

  override async stop(): Promise<void> {
    await this.close();
    await this.people.stop();
    await this.accounts.stop();
    await super.stop();
  }
}
