import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { project } from '@nivel/contracts/projects/memberships';
import { projectCopyStarted } from '@nivel/contracts/projects/project-copy-started.fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { CopiesRepository } from './copies.repository.ts';
import { CopyEnds } from './copy-ends.ts';

/**
 * In the unit of its inbox row: a process that dies leaves nothing half copied, and the next one begins anew. Whoever has lost
 * the right to the original meanwhile gets no copy.
 */
@Consumes(projectCopyStarted, 'copy-project-when-copy-started')
export class CopyProjectWhenCopyStarted implements Consumer<typeof projectCopyStarted> {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly ends: CopyEnds,
    private readonly roles: ProjectRolesRepository,
  ) {}

  async handle({ payload }: ReceivedFact<typeof projectCopyStarted>, unit: ProjectsUnit): Promise<void> {
    const copy = await this.copies.hold(unit, payload.projectId);
    if (copy === null) return;
    const role = await this.roles.roleOf(unit, copy.createdBy, copy.copiedFrom);
    if (isAtLeast(project, role, 'lead')) await this.ends.fill(unit, copy, role === 'director');
    else await this.ends.remove(unit, copy);
  }
}
