import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { personChanged } from '@nivel/contracts/projects/person-changed.fact';
import type { Person } from '@nivel/testing/caller';
import { SnapshotOwner } from '@nivel/testing/snapshot-owner';
import { waitUntil } from '@nivel/testing/wait-until';
import type { LearningUnderTest } from './learning-under-test.ts';

/** A fake of the service of Crico's people on the broker: their roles in the installation. */
export class PeopleService {
  private constructor(
    private readonly learning: LearningUnderTest,
    readonly owner: SnapshotOwner<typeof listPeople>,
  ) {}

  static async start(learning: LearningUnderTest): Promise<PeopleService> {
    return new PeopleService(learning, await SnapshotOwner.start(learning, listPeople));
  }

  /** A person has a role, or is removed, and learning knows. */
  async set(userId: string, role: AccountRole, isActive = true): Promise<void> {
    const version = isActive ? this.owner.keep(userId, { userId, role }) : this.owner.remove(userId).version;
    await this.learning.tell(personChanged, { userId, role, isActive }, { version });
    await waitUntil(async () => {
      const where = 'user_id = $1 AND version = $2';
      return (await this.learning.rows(`SELECT 1 FROM account_roles WHERE ${where}`, [userId, version])).length > 0;
    });
  }

  async administrator(): Promise<Person> {
    const person = await this.learning.person();
    await this.set(person.userId, 'admin');
    return person;
  }
}
