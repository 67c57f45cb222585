import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { organizationMemberChanged } from '@nivel/contracts/projects/organization-member-changed.fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';
import { RoleNotifier } from './role-notifier.ts';

/** A person who is no longer admin of an organization saw projects in which they have no role; a new member saw none. */
@Consumes(organizationMemberChanged, 'tell-lost-projects-when-organization-member-changed')
export class TellLostProjectsWhenOrganizationMemberChangedConsumer implements Consumer<
  typeof organizationMemberChanged
> {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly notifier: RoleNotifier,
  ) {}

  async handle(
    { payload: { userId, organizationId }, version }: ReceivedFact<typeof organizationMemberChanged>,
    unit: ProjectsUnit,
  ): Promise<void> {
    if (version === 1) return;
    for (const id of await this.roles.idsWithout(unit, userId, organizationId))
      this.notifier.tellLost(unit, id, [userId]);
  }
}
