import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { OrganizationRole } from '@nivel/contracts/projects/memberships';
import { PROGRESS_CONSENT } from '@nivel/contracts/projects/progress-consent';
import type { organizationMember, organizationView } from '@nivel/contracts/projects/organization-shape';
import type { ProjectsReads } from '../database.ts';
import { MembersRepository } from './members.repository.ts';
import { OrganizationsRepository } from './organizations.repository.ts';

type View = z.output<typeof organizationView>;
type MemberView = z.output<typeof organizationMember>;
type Shown = Awaited<ReturnType<MembersRepository['shown']>>[number];

/** Organizations and members as the doors show them. */
@Injectable()
export class OrganizationViews {
  constructor(
    private readonly organizations: OrganizationsRepository,
    private readonly members: MembersRepository,
  ) {}

  /** @param role of the viewer */
  async one(reads: ProjectsReads, id: string, role: OrganizationRole): Promise<View> {
    const found = await this.organizations.find(reads, id);
    if (found === null) throw new AppError(commonErrors.forbidden);
    return {
      id,
      name: found.name,
      slug: found.slug,
      description: found.description,
      created_by: found.createdBy,
      created_at: found.createdAt.toISOString(),
      updated_at: found.updatedAt.toISOString(),
      user_role: role,
      member_count: await this.members.count(reads, id),
      seats: found.seats,
    };
  }

  async membersOf(reads: ProjectsReads, id: string): Promise<MemberView[]> {
    return (await this.members.shown(reads, id)).map(memberView);
  }

  /** @throws AppError `forbidden` for people who are no members */
  async member(reads: ProjectsReads, id: string, userId: string): Promise<MemberView> {
    const found = await this.members.one(reads, id, userId);
    if (found === null) throw new AppError(commonErrors.forbidden);
    return memberView(found);
  }
}

/** A member as the doors show them. */
export const memberView = (member: Shown): MemberView => ({
  organization_id: member.organizationId,
  user_id: member.userId,
  role: member.role,
  joined_at: member.joinedAt.toISOString(),
  shares_progress: member.progressConsent === PROGRESS_CONSENT,
  user_info: {
    email: member.email,
    full_name: member.fullName,
    avatar_url: member.avatarUrl,
    is_active: member.isActive,
  },
});
