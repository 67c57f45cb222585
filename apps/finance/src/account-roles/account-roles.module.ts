import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';
import { AccountRolesRepository } from './account-roles.repository.ts';
import { CopiedAccountRoles } from './copied-account-roles.ts';
import { CopyAccountRoleWhenPersonChangedConsumer } from './copy-account-role-when-person-changed.consumer.ts';

/** People's roles in this installation. */
@Module({
  providers: [AccountResolver, AccountRolesRepository, CopiedAccountRoles, CopyAccountRoleWhenPersonChangedConsumer],
  exports: [AccountRolesRepository],
})
export class AccountRolesModule {}
