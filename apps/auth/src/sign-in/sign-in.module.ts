import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { FlowStatesModule } from '../flow-states/flow-states.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { ProviderClientsModule } from '../provider-clients/provider-clients.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { IdTokenGrant } from './id-token-grant.ts';
import { IssueTokenHandler } from './issue-token.handler.ts';
import { PasswordGrant } from './password-grant.ts';
import { PkceGrant } from './pkce-grant.ts';
import { SignInAddress } from './sign-in-address.ts';

@Module({
  imports: [
    AccountsModule,
    CaptchaModule,
    FlowStatesModule,
    IdentitiesModule,
    PasswordsModule,
    ProviderClientsModule,
    SessionsModule,
  ],
  providers: [IdTokenGrant, IssueTokenHandler, PasswordGrant, PkceGrant, SignInAddress],
})
export class SignInModule {}
