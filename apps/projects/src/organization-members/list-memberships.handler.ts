import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { snapshotPage } from '@nivel/platform/snapshot-page';
import type { ProjectsClient } from '../database.ts';
import { MembersRepository } from '../organizations/members.repository.ts';

const PAGE = 500;

@Handles(listMemberships)
export class ListMembershipsHandler implements Handler<typeof listMemberships> {
  constructor(
    private readonly members: MembersRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  handle(asked: InputOf<typeof listMemberships>): Promise<OutputOf<typeof listMemberships>> {
    return snapshotPage(this.clock, asked, PAGE, async (...page) =>
      (await this.members.page(this.work.reads, ...page)).map(({ id, version, counts, ...row }) =>
        counts
          ? { id, version, removed: false as const, row: { membershipId: id, ...row } }
          : { id, version, removed: true as const },
      ),
    );
  }
}
