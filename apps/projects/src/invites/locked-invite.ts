import { Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import type { ProjectsUnit } from '../database.ts';
import { InviteNotifier } from './invite-notifier.ts';
import { InvitesRepository, type Invite } from './invites.repository.ts';

/** An invite, locked for one of its senders who is about to change it. */
@Injectable()
export class LockedInvite {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly notifier: InviteNotifier,
  ) {}

  /** @throws AppError `invite_accepted`, also where that happened a moment ago; `invite_not_open` where there is none */
  async of(unit: ProjectsUnit, id: string): Promise<Invite> {
    const found = await this.invites.find(unit, id);
    if (found !== null) await this.notifier.lockProject(unit, found);
    const invite = found && (await this.invites.lock(unit, id));
    if (invite === null) throw new AppError(projectsErrors.invite_not_open);
    if (invite.acceptedAt !== null) throw new AppError(projectsErrors.invite_accepted);
    return invite;
  }
}
