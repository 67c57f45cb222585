import { accessChanged } from '@nivel/contracts/billing/access-changed.fact';
import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import type { Tier } from '@nivel/contracts/billing/plan';
import { SnapshotOwner } from '@nivel/testing/snapshot-owner';
import { waitUntil } from '@nivel/testing/wait-until';
import type { LearningUnderTest } from './learning-under-test.ts';

/** A fake of billing on the broker: the paid plan of each person. */
export class BillingService {
  private constructor(
    private readonly learning: LearningUnderTest,
    readonly owner: SnapshotOwner<typeof listAccess>,
  ) {}

  static async start(learning: LearningUnderTest): Promise<BillingService> {
    return new BillingService(learning, await SnapshotOwner.start(learning, listAccess));
  }

  /** A person has a plan from now on, and learning knows. */
  async give(userId: string, tier: Tier, until: Date | null = null): Promise<void> {
    const row = { userId, tier, until: until?.toISOString() ?? null };
    const version = this.owner.keep(userId, row);
    await this.learning.tell(accessChanged, row, { version });
    await waitUntil(async () => {
      const where = 'user_id = $1 AND version >= $2';
      return (await this.learning.rows(`SELECT 1 FROM plan_access WHERE ${where}`, [userId, version])).length > 0;
    });
  }
}
