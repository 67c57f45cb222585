import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { automationErrors } from '@nivel/contracts/projects/automation/automation.errors';
import { project, type ProjectRole } from '@nivel/contracts/projects/memberships';
import type { ProjectsReads } from '../../database.ts';
import { ProjectRolesRepository } from '../../project-access/project-roles.repository.ts';

type Reads = Pick<ProjectsReads, 'rows'>;

/** The recipients of a project's reports: people with a role in it at this moment. */
@Injectable()
export class ReportRecipients {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** The people who lead the project. */
  leads(reads: Reads, projectId: string): Promise<string[]> {
    return this.withRole(reads, projectId, 'lead');
  }

  /** The members and above among some people; guests get no reports. */
  async membersAmong(reads: Reads, projectId: string, userIds: readonly string[]): Promise<string[]> {
    const members = new Set(await this.withRole(reads, projectId, 'member'));
    return userIds.filter((id) => members.has(id));
  }

  /** @throws AppError `report_recipient_left` */
  async check(reads: Reads, projectId: string, userIds: readonly string[]): Promise<void> {
    const members = await this.membersAmong(reads, projectId, userIds);
    if (members.length < userIds.length) throw new AppError(automationErrors.report_recipient_left);
  }

  private async withRole(reads: Reads, projectId: string, least: ProjectRole): Promise<string[]> {
    const people = await this.roles.peopleOf(reads, projectId);
    return people.filter(({ role }) => isAtLeast(project, role, least)).map(({ userId }) => userId);
  }
}
