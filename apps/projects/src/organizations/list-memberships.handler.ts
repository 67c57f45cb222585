import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MembersRepository } from './members.repository.ts';

const PAGE = 500;

@Handles(listMemberships)
export class ListMembershipsHandler implements Handler<typeof listMemberships> {
  constructor(
    private readonly members: MembersRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  async handle({ after, since }: InputOf<typeof listMemberships>): Promise<OutputOf<typeof listMemberships>> {
    const asOf = this.clock.now().toISOString();
    const rows = await this.members.page(this.work.reads, after, since === null ? null : new Date(since), PAGE);
    const entries = rows.map(({ id, version, counts, ...row }) =>
      counts
        ? { id, version, removed: false as const, row: { membershipId: id, ...row } }
        : { id, version, removed: true as const },
    );
    return { asOf, entries, next: rows.length < PAGE ? null : (rows.at(-1)?.id ?? null) };
  }
}
