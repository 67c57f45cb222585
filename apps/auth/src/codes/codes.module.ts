import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { FlowStatesModule } from '../flow-states/flow-states.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { KeysModule } from '../keys/keys.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SecurityModule } from '../security/security.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { AccountConfirmation } from './account-confirmation.ts';
import { AddressChange } from './address-change.ts';
import { AddressSettlement } from './address-settlement.ts';
import { CodeAttempts } from './code-attempts.ts';
import { CodeIssuer } from './code-issuer.ts';
import { CodeEmails } from './code-emails.ts';
import { CodeRules } from './code-rules.ts';
import { CodeVerifier } from './code-verifier.ts';
import { EmailChangesRepository } from './email-changes.repository.ts';
import { EmailChanges } from './email-changes.ts';
import { EmailConfirmation } from './email-confirmation.ts';
import { FollowLinkHandler } from './follow-link.handler.ts';
import { EmailLimits } from './email-limits.ts';
import { EmailPausesRepository } from './email-pauses.repository.ts';
import { EmailQuotasRepository } from './email-quotas.repository.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import { PendingEmails } from './pending-emails.ts';
import { PreviewLinkHandler } from './preview-link.handler.ts';
import { ReauthenticationCode } from './reauthentication-code.ts';
import { RecoverPasswordHandler } from './recover-password.handler.ts';
import { SendEmailProofHandler } from './send-email-proof.handler.ts';
import { VerifyEmailTokenHandler } from './verify-email-token.handler.ts';
import { WrongCodesRepository } from './wrong-codes.repository.ts';

@Module({
  imports: [
    AccountsModule,
    CaptchaModule,
    FlowStatesModule,
    HttpModule,
    KeysModule,
    PasswordsModule,
    SecurityModule,
    SessionsModule,
  ],
  providers: [
    AccountConfirmation,
    AddressChange,
    AddressSettlement,
    CodeAttempts,
    CodeIssuer,
    CodeEmails,
    CodeRules,
    CodeVerifier,
    EmailChanges,
    EmailChangesRepository,
    EmailConfirmation,
    FollowLinkHandler,
    EmailLimits,
    EmailPausesRepository,
    EmailQuotasRepository,
    OneTimeSecrets,
    OneTimeTokensRepository,
    PendingEmails,
    PreviewLinkHandler,
    ReauthenticationCode,
    RecoverPasswordHandler,
    SendEmailProofHandler,
    VerifyEmailTokenHandler,
    WrongCodesRepository,
  ],
  exports: [
    AccountConfirmation,
    AddressSettlement,
    CodeAttempts,
    CodeEmails,
    CodeVerifier,
    EmailChanges,
    EmailLimits,
    EmailPausesRepository,
    EmailQuotasRepository,
    OneTimeSecrets,
    OneTimeTokensRepository,
    PendingEmails,
    ReauthenticationCode,
    WrongCodesRepository,
  ],
})
export class CodesModule {}
