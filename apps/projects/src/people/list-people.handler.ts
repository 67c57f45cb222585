import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { account } from '@nivel/contracts/projects/memberships';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { snapshotPage } from '@nivel/platform/snapshot-page';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from './people.repository.ts';

const PAGE = 500;

@Handles(listPeople)
export class ListPeopleHandler implements Handler<typeof listPeople> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  handle(asked: InputOf<typeof listPeople>): Promise<OutputOf<typeof listPeople>> {
    return snapshotPage(this.clock, asked, PAGE, async (...page) =>
      (await this.people.page(this.work.reads, ...page)).map(({ userId, version, role: kept, isActive }) => {
        const role = account.roles.find((one) => one === kept);
        return isActive && role !== undefined
          ? { id: userId, version, removed: false as const, row: { userId, role } }
          : { id: userId, version, removed: true as const };
      }),
    );
  }
}
