import { Module } from '@nestjs/common';
import { AccountsRepository } from './accounts.repository.ts';
import { OwnAccount } from './own-account.ts';

/** This service's copy of the accounts of auth. */
@Module({ providers: [AccountsRepository, OwnAccount], exports: [AccountsRepository, OwnAccount] })
export class AccountsModule {}
