import { Module } from '@nestjs/common';
import { readCricoUserInvites } from '@nivel/contracts/projects/read-crico-user-invites.operation';
import { tableHandler } from '@nivel/platform/table-handler';
import { TableReader } from '@nivel/platform/table-reader';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { AuditModule } from '../audit/audit.module.ts';
import { BoardModule } from '../board/board.module.ts';
import { OrganizationsModule } from '../organizations/organizations.module.ts';
import { PeopleModule } from '../people/people.module.ts';
import { ProjectAccessModule } from '../project-access/project-access.module.ts';
import { InviteEmailsRepository } from './invite-emails.repository.ts';
import { InviteLimits } from './invite-limits.ts';
import { InviteNotifier } from './invite-notifier.ts';
import { InvitePlaces } from './invite-places.ts';
import { InviteResolver } from './invite-resolver.ts';
import { SendInvite } from './send-invite.ts';
import { InviteToCricoHandler } from './invite-to-crico.handler.ts';
import { InviteToOrganizationHandler } from './invite-to-organization.handler.ts';
import { InviteValidity } from './invite-validity.ts';
import { InvitesRepository } from './invites.repository.ts';
import { LockedInvite } from './locked-invite.ts';
import { OpenInvites } from './open-invites.ts';
import { PreviewInviteHandler } from './preview-invite.handler.ts';
import { ReadInvitedAddressHandler } from './read-invited-address.handler.ts';
import { ResendInviteHandler } from './resend-invite.handler.ts';
import { RevokeInviteHandler } from './revoke-invite.handler.ts';

/** Invites, from their making to their end; what accepting one does is `joining`. */
@Module({
  imports: [AccountsModule, AuditModule, BoardModule, OrganizationsModule, PeopleModule, ProjectAccessModule],
  providers: [
    InviteEmailsRepository,
    InviteLimits,
    InviteNotifier,
    InvitePlaces,
    InviteResolver,
    SendInvite,
    InviteToCricoHandler,
    InviteToOrganizationHandler,
    InviteValidity,
    InvitesRepository,
    LockedInvite,
    OpenInvites,
    PreviewInviteHandler,
    ReadInvitedAddressHandler,
    ResendInviteHandler,
    RevokeInviteHandler,
    TableReader,
    tableHandler(readCricoUserInvites),
  ],
  exports: [InviteNotifier, SendInvite, InviteValidity, InvitesRepository],
})
export class InvitesModule {}
