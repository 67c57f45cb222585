import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ListSecurityEventsHandler } from './list-security-events.handler.ts';
import { ListSignInsHandler } from './list-sign-ins.handler.ts';
import { Notices } from './notices.ts';
import { OriginReader } from './origin-reader.ts';
import { OwnDataNotices } from './own-data-notices.ts';
import { SecurityEventsRepository } from './security-events.repository.ts';
import { SecurityLog } from './security-log.ts';
import { SignInsRepository } from './sign-ins.repository.ts';

@Module({
  imports: [AccountsModule],
  providers: [
    ListSecurityEventsHandler,
    ListSignInsHandler,
    Notices,
    OriginReader,
    OwnDataNotices,
    SecurityEventsRepository,
    SecurityLog,
    SignInsRepository,
  ],
  exports: [Notices, OriginReader, OwnDataNotices, SecurityLog],
})
export class SecurityModule {}
