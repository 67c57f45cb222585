import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InviteLimit, TooManyInvites } from '@nivel/contracts/projects/invite-limits';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { holdKey } from '@nivel/platform/advisory-lock';
import { SETTINGS } from '@nivel/platform/core';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { InviteEmailsRepository } from './invite-emails.repository.ts';

const DAY_SECONDS = 86_400;

const tooMany = (reason: InviteLimit, retryAfterSeconds: number): AppError => {
  const details: TooManyInvites = { reason, retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) };
  return new AppError(projectsErrors.too_many_invites, { details });
};

/** Limits of invite e-mails: a number per day and sender, a number per address, and a pause between two. */
@Injectable()
export class InviteLimits {
  constructor(
    private readonly emails: InviteEmailsRepository,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
  ) {}

  /** Counts one. @throws AppError `too_many_invites` with the seconds until the next may go */
  async take(unit: ProjectsUnit, email: string, sentBy: string): Promise<void> {
    const { INVITES_A_DAY, INVITES_TO_ADDRESS_A_DAY, INVITE_PAUSE_SECONDS } = this.settings;
    await holdKey(unit, `invites by ${sentBy}`);
    await holdKey(unit, `invites to ${email}`);
    const since = new Date(unit.now.getTime() - DAY_SECONDS * 1_000);
    const secondsFrom = (moment: Date): number => (unit.now.getTime() - moment.getTime()) / 1_000;
    const sent = await this.emails.sentBy(unit, sentBy, since, INVITES_A_DAY);
    const received = await this.emails.sentTo(unit, email, since, INVITES_TO_ADDRESS_A_DAY);
    for (const [reason, list, most] of [
      ['by-you-today', sent, INVITES_A_DAY],
      ['to-address-today', received, INVITES_TO_ADDRESS_A_DAY],
    ] as const) {
      const oldest = list[most - 1];
      if (oldest !== undefined) throw tooMany(reason, DAY_SECONDS - secondsFrom(oldest));
    }
    const [last] = received;
    if (last !== undefined && secondsFrom(last) < INVITE_PAUSE_SECONDS)
      throw tooMany('just-now', INVITE_PAUSE_SECONDS - secondsFrom(last));
    await this.emails.note(unit, email, sentBy, since);
  }
}
