import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ListSecurityEventsHandler } from './list-security-events.handler.ts';
import { Notices } from './notices.ts';
import { OriginReader } from './origin-reader.ts';
import { SecurityEventsRepository } from './security-events.repository.ts';
import { SecurityLog } from './security-log.ts';

@Module({
  imports: [AccountsModule],
  providers: [ListSecurityEventsHandler, Notices, OriginReader, SecurityEventsRepository, SecurityLog],
  exports: [Notices, OriginReader, SecurityLog],
})
export class SecurityModule {}
