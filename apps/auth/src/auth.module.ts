import { Module } from '@nestjs/common';
import { AccountChangesModule } from './account-changes/account-changes.module.ts';
import { AccountClosingModule } from './account-closing/account-closing.module.ts';
import { AccountReopeningModule } from './account-reopening/account-reopening.module.ts';
import { AccountsModule } from './accounts/accounts.module.ts';
import { CaptchaModule } from './captcha/captcha.module.ts';
import { CodesModule } from './codes/codes.module.ts';
import { DataExportModule } from './data-export/data-export.module.ts';
import { FactorsModule } from './factors/factors.module.ts';
import { HousekeepingModule } from './housekeeping/housekeeping.module.ts';
import { IdentitiesModule } from './identities/identities.module.ts';
import { HttpModule } from './http/http.module.ts';
import { KeysModule } from './keys/keys.module.ts';
import { MagicLinksModule } from './magic-links/magic-links.module.ts';
import { ModerationModule } from './moderation/moderation.module.ts';
import { PasswordsModule } from './passwords/passwords.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { PhonesModule } from './phones/phones.module.ts';
import { RecoveryCodesModule } from './recovery-codes/recovery-codes.module.ts';
import { SecurityModule } from './security/security.module.ts';
import { SessionsModule } from './sessions/sessions.module.ts';
import { SignInModule } from './sign-in/sign-in.module.ts';
import { SignUpModule } from './sign-up/sign-up.module.ts';
import { SsoModule } from './sso/sso.module.ts';
import { VerificationModule } from './verification/verification.module.ts';

/** The slices of the service. */
@Module({
  imports: [
    AccountChangesModule,
    AccountClosingModule,
    AccountReopeningModule,
    AccountsModule,
    CaptchaModule,
    CodesModule,
    DataExportModule,
    FactorsModule,
    HousekeepingModule,
    HttpModule,
    IdentitiesModule,
    KeysModule,
    MagicLinksModule,
    ModerationModule,
    PasswordsModule,
    PersonalDataModule,
    PhonesModule,
    RecoveryCodesModule,
    SecurityModule,
    SessionsModule,
    SignInModule,
    SignUpModule,
    SsoModule,
    VerificationModule,
  ],
})
export class AuthModule {}
