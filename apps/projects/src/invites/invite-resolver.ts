import { invite } from '@nivel/contracts/projects/invite';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { InvitesRepository, type VisibleInvite } from './invites.repository.ts';

const roleIn = ({ isInvitee, isSender }: VisibleInvite): string | null => {
  if (isSender) return 'sender';
  return isInvitee ? 'invitee' : null;
};

@Resolves(invite)
export class InviteResolver implements MembershipResolver {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async roleOf(userId: string, id: string): Promise<string | null> {
    const [found] = await this.invites.visibleTo(this.work.reads, userId, id);
    return found === undefined ? null : roleIn(found);
  }

  async idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    const visible = await this.invites.visibleTo(this.work.reads, userId);
    return visible.filter((one) => roles.includes(roleIn(one) ?? '')).map(({ id }) => id);
  }
}
