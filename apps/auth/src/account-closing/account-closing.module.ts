import { Module } from '@nestjs/common';
import { AccountReopeningModule } from '../account-reopening/account-reopening.module.ts';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { FactorsModule } from '../factors/factors.module.ts';
import { ModerationModule } from '../moderation/moderation.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountClosing } from './account-closing.ts';
import { CloseAccountHandler } from './close-account.handler.ts';
import { ClosedAccountDeletion } from './closed-account-deletion.ts';
import { ClosingTimes } from './closing-times.ts';
import { DeleteClosedAccountsHandler } from './delete-closed-accounts.handler.ts';
import { EachAccount } from './each-account.ts';

/** Closing of an account by its owner. */
@Module({
  imports: [AccountReopeningModule, AccountsModule, FactorsModule, ModerationModule, SecurityModule, SessionsModule],
  providers: [
    AccountClosing,
    CloseAccountHandler,
    ClosedAccountDeletion,
    ClosingTimes,
    DeleteClosedAccountsHandler,
    EachAccount,
  ],
})
export class AccountClosingModule {}
