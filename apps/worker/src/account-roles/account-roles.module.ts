import { Module } from '@nestjs/common';
import { AccountResolver } from './account-resolver.ts';

/** Who has which role in this installation. */
@Module({ providers: [AccountResolver] })
export class AccountRolesModule {}
