import { Module } from '@nestjs/common';
import { AccountVersionsRepository } from './account-versions.repository.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { ListAccountsHandler } from './list-accounts.handler.ts';

@Module({
  providers: [AccountVersionsRepository, AccountsRepository, ListAccountsHandler],
  exports: [AccountVersionsRepository, AccountsRepository],
})
export class AccountsModule {}
