import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { snapshotPage } from '@nivel/platform/snapshot-page';
import type { BillingClient } from '../database.ts';
import { AccessRepository } from './access.repository.ts';

const PAGE = 500;

@Handles(listAccess)
export class ListAccessHandler implements Handler<typeof listAccess> {
  constructor(
    private readonly access: AccessRepository,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
  ) {}

  handle(asked: InputOf<typeof listAccess>): Promise<OutputOf<typeof listAccess>> {
    return snapshotPage(this.clock, asked, PAGE, async (...page) =>
      (await this.access.page(this.work.reads, ...page)).map(({ userId, version, tier, until }) => ({
        id: userId,
        version,
        removed: false as const,
        row: { userId, tier, until: until?.toISOString() ?? null },
      })),
    );
  }
}
