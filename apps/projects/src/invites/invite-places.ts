import { Injectable } from '@nestjs/common';
import type { ProjectsReads } from '../database.ts';
import { OrganizationsRepository } from '../organizations/organizations.repository.ts';
import type { Invite } from './invites.repository.ts';

/** The places of invites, by name. */
@Injectable()
export class InvitePlaces {
  constructor(private readonly organizations: OrganizationsRepository) {}

  /** Null: to the installation itself. */
  async nameOf(
    reads: ProjectsReads,
    { organizationId, projectId }: Pick<Invite, 'organizationId' | 'projectId'>,
  ): Promise<string | null> {
    if (organizationId !== null) return (await this.organizations.find(reads, organizationId))?.name ?? null;
    if (projectId === null) return null;
    return (await reads.client.project.findUnique({ where: { id: projectId }, select: { name: true } }))?.name ?? null;
  }
}
