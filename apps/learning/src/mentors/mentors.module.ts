import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';
import { AccountRolesRepository } from './account-roles.repository.ts';
import { CopiedAccountRoles } from './copied-account-roles.ts';
import { CopyAccountRoleWhenPersonChangedConsumer } from './copy-account-role-when-person-changed.consumer.ts';
import { GiveMentorRoleHandler } from './give-mentor-role.handler.ts';
import { ListMentorsHandler } from './list-mentors.handler.ts';
import { TakeMentorRoleHandler } from './take-mentor-role.handler.ts';
import { MentorResolver } from './mentor-resolver.ts';
import { MentorsRepository } from './mentors.repository.ts';

/** The mentors, and who appointed them. */
@Module({
  providers: [
    AccountResolver,
    AccountRolesRepository,
    CopiedAccountRoles,
    CopyAccountRoleWhenPersonChangedConsumer,
    GiveMentorRoleHandler,
    ListMentorsHandler,
    MentorResolver,
    MentorsRepository,
    TakeMentorRoleHandler,
  ],
  exports: [MentorsRepository],
})
export class MentorsModule {}
