import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { meetingErrors } from '@nivel/contracts/projects/meetings/meeting.errors';
import { project } from '@nivel/contracts/projects/memberships';
import type { ProjectsStatements } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';

/** Who may be invited to a meeting of a project: guests and above. */
@Injectable()
export class InvitedPeople {
  constructor(private readonly roles: ProjectRolesRepository) {}

  /** @throws AppError `meeting_people_left` */
  async check(unit: ProjectsStatements, projectId: string, people: readonly string[]): Promise<void> {
    if (people.length === 0) return;
    const roles = await this.roles.rolesOfEach(
      unit,
      people.map((userId) => ({ userId, projectId })),
    );
    const user_ids = people.filter((_, at) => {
      const role = roles[at] ?? null;
      return role === null || !isAtLeast(project, role, 'guest');
    });
    if (user_ids.length > 0) throw new AppError(meetingErrors.meeting_people_left, { details: { user_ids } });
  }
}
