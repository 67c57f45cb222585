import { Module } from '@nestjs/common';
import { SecurityModule } from '../security/security.module.ts';
import { AccountClosingsRepository } from './account-closings.repository.ts';
import { AccountReopening } from './account-reopening.ts';

@Module({
  imports: [SecurityModule],
  providers: [AccountClosingsRepository, AccountReopening],
  exports: [AccountClosingsRepository, AccountReopening],
})
export class AccountReopeningModule {}
