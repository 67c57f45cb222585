import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountEndings } from './account-endings.ts';

@Module({
  imports: [AccountsModule, FactorsModule, SecurityModule, SessionsModule],
  providers: [AccountEndings],
  exports: [AccountEndings],
})
export class ModerationModule {}
