import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { MOST_SHARED_AT_ONCE } from '@nivel/contracts/projects/shared-progress';
import { listMemberProgress } from '@nivel/contracts/projects/list-member-progress.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { MembersRepository } from '../organizations/members.repository.ts';
import { memberView } from '../organizations/organization-views.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import { SharedProgress } from './shared-progress.ts';

/** A withdrawn consent takes effect here without delay: members who no longer share are not even asked about. */
@Handles(listMemberProgress)
export class ListMemberProgressHandler implements Handler<typeof listMemberProgress> {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
    private readonly shared: SharedProgress,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { organization_id: id, after }: InputOf<typeof listMemberProgress>,
    call: Call,
  ): Promise<OutputOf<typeof listMemberProgress>> {
    const { reads } = this.work;
    const [organization, taken, rows] = await Promise.all([
      this.organizations.find(reads, id),
      this.members.count(reads, id),
      this.members.shownAfter(reads, id, after, MOST_SHARED_AT_ONCE),
    ]);
    if (organization === null) throw new AppError(commonErrors.forbidden);
    const members = rows.map(memberView);
    const sharing = members.flatMap((member) => (member.shares_progress ? [member.user_id] : []));
    const { state, modules, members: known } = await this.shared.of(id, sharing, call);
    const progress = new Map(known.map(({ user_id: userId, ...shown }) => [userId, shown]));
    return {
      organization_name: organization.name,
      seats: organization.seats,
      taken,
      progress: state,
      modules,
      members: members.map((member) => ({ ...member, progress: progress.get(member.user_id) ?? null })),
      next: rows.length < MOST_SHARED_AT_ONCE ? null : (rows.at(-1)?.userId ?? null),
    };
  }
}
