import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';

/** People's roles in this installation. */
@Module({ providers: [AccountResolver] })
export class AccountRolesModule {}
