import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { meetingErrors } from '@nivel/contracts/projects/meetings/meeting.errors';
import { project } from '@nivel/contracts/projects/memberships';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsStatements, ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { WrittenEmails } from '../written-emails/written-emails.ts';

/** The people who may be invited to a meeting of a project, guests and above, and how many per day. */
@Injectable()
export class MeetingPeople {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly written: WrittenEmails,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
  ) {}

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

  /** @throws AppError `too_many_emails` */
  async count(unit: ProjectsUnit, sentBy: string, projectId: string, addressees: number): Promise<void> {
    const email = { id: unit.newId(), kind: 'meeting', sentBy, addressees, asked: [] } as const;
    await this.written.once(unit, email, this.settings.INVITATIONS_A_DAY, (mayGo) => {
      mayGo();
      return Promise.resolve({ projectId });
    });
  }
}
