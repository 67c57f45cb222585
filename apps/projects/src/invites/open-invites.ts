import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import type { ProjectsClient } from '../database.ts';
import { inviteTokenHash, isInviteToken } from './invite-token.ts';
import { InvitesRepository, type Invite } from './invites.repository.ts';

/** Invites that may still be accepted, by the value in their links. */
@Injectable()
export class OpenInvites {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError `invite_not_open` for one that was used, withdrawn or replaced, has expired, or never was: the answer does
   * not reveal which
   */
  async byToken(token: string): Promise<Invite> {
    const invite = isInviteToken(token) ? await this.invites.byToken(this.work.reads, inviteTokenHash(token)) : null;
    const isOpen = invite?.acceptedAt === null && invite.revokedAt === null && invite.expiresAt > this.clock.now();
    if (invite === null || !isOpen) throw new AppError(projectsErrors.invite_not_open);
    return invite;
  }
}
