import { Module } from '@nestjs/common';
import { AccountVersionsRepository } from './account-versions.repository.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { ListAccountsHandler } from './list-accounts.handler.ts';
import { FindAccountHandler } from './find-account.handler.ts';
import { ReadOwnAccountHandler } from './read-own-account.handler.ts';

@Module({
  providers: [
    AccountVersionsRepository,
    AccountsRepository,
    FindAccountHandler,
    ListAccountsHandler,
    ReadOwnAccountHandler,
  ],
  exports: [AccountVersionsRepository, AccountsRepository],
})
export class AccountsModule {}
