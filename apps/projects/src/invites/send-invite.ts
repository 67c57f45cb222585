import { Inject, Injectable } from '@nestjs/common';
import { inviteSealContext, inviteSent, type InviteSecrets } from '@nivel/contracts/projects/invite-sent.fact';
import type { AccountRole, OrganizationRole } from '@nivel/contracts/projects/memberships';
import type { TeamRole } from '@nivel/contracts/projects/team-shape';
import { SETTINGS } from '@nivel/platform/core';
import { seal } from '@nivel/platform/seal';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { ProjectsSettings } from '../config.ts';
import type { ProjectsUnit } from '../database.ts';
import { InvitePlaces } from './invite-places.ts';
import { InviteLimits } from './invite-limits.ts';
import { InviteNotifier } from './invite-notifier.ts';
import { inviteTokenHash, newInviteToken } from './invite-token.ts';
import { InvitesRepository, type Invite } from './invites.repository.ts';

/** The person and the place of an invite. */
export interface InviteRequest {
  readonly email: string;
  readonly role: AccountRole;
  readonly organization?: { readonly id: string; readonly role: OrganizationRole };
  readonly project?: { readonly id: string; readonly role: TeamRole };
}

const DAY_MS = 86_400_000;

/** Creates invites and sends their links, which only the worker that writes the e-mail can read. */
@Injectable()
export class SendInvite {
  constructor(
    private readonly invites: InvitesRepository,
    private readonly limits: InviteLimits,
    private readonly notifier: InviteNotifier,
    private readonly accounts: AccountsRepository,
    private readonly places: InvitePlaces,
    @Inject(SETTINGS) private readonly settings: ProjectsSettings,
  ) {}

  /** An open one to the same place is renewed: there is one link at a time. @throws AppError `too_many_invites` */
  async invite(unit: ProjectsUnit, { email, role, organization, project }: InviteRequest, by: string): Promise<Invite> {
    await this.limits.take(unit, email, by);
    const token = newInviteToken();
    const made = {
      email,
      role,
      organizationId: organization?.id ?? null,
      organizationRole: organization?.role ?? null,
      projectId: project?.id ?? null,
      projectRole: project?.role ?? null,
      invitedBy: by,
      ...this.fresh(unit, token),
    };
    const open = await this.invites.openTo(unit, made);
    const invite = open ? await this.invites.renew(unit, open.id, made) : await this.invites.insert(unit, made);
    await this.send(unit, invite, token);
    return invite;
  }

  /** @throws AppError `too_many_invites` */
  async again(unit: ProjectsUnit, invite: Invite, by: string): Promise<Invite> {
    await this.limits.take(unit, invite.email, by);
    const token = newInviteToken();
    const renewed = await this.invites.renew(unit, invite.id, { invitedBy: by, ...this.fresh(unit, token) });
    await this.send(unit, renewed, token);
    return renewed;
  }

  private fresh(unit: ProjectsUnit, token: string) {
    const expiresAt = new Date(unit.now.getTime() + this.settings.INVITE_DAYS * DAY_MS);
    return { tokenHash: inviteTokenHash(token), sentAt: unit.now, expiresAt };
  }

  private async send(unit: ProjectsUnit, invite: Invite, token: string): Promise<void> {
    const { id, email, invitedBy } = invite;
    const account = await this.accounts.byEmail(unit, email);
    const inviter = await this.accounts.find(unit, invitedBy);
    const secrets: InviteSecrets = { token, linkSeconds: (this.settings.INVITE_DAYS * DAY_MS) / 1_000 };
    const payload = {
      inviteId: id,
      recipientId: account?.userId ?? id,
      email,
      inviterName: inviter?.fullName ?? '',
      organizationName: await this.places.nameOf(unit, invite),
      // An unknown person is likely to speak the language of their inviter.
      locale: (account ?? inviter)?.locale === 'es-MX' ? ('es-MX' as const) : ('en' as const),
      sealed: seal(this.settings.MAIL_SEAL_KEY, secrets, inviteSealContext({ inviteId: id })),
    };
    unit.tell(inviteSent, payload, { aggregate: id });
    await this.notifier.note(unit, invite, 'invite-sent');
  }
}
