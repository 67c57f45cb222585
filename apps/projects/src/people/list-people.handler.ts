import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { account } from '@nivel/contracts/projects/memberships';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
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

  async handle({ after, since }: InputOf<typeof listPeople>): Promise<OutputOf<typeof listPeople>> {
    const asOf = this.clock.now().toISOString();
    const rows = await this.people.page(this.work.reads, after, since === null ? null : new Date(since), PAGE);
    const entries = rows.map(({ userId, version, role: kept, isActive }) => {
      const role = account.roles.find((one) => one === kept);
      return isActive && role !== undefined
        ? { id: userId, version, removed: false as const, row: { userId, role } }
        : { id: userId, version, removed: true as const };
    });
    return { asOf, entries, next: rows.length < PAGE ? null : (rows.at(-1)?.userId ?? null) };
  }
}
