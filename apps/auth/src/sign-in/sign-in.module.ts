import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { FlowStatesModule } from '../flow-states/flow-states.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { SessionsModule } from '../sessions/sessions.module.ts';
import { IssueTokenHandler } from './issue-token.handler.ts';
import { PasswordGrant } from './password-grant.ts';
import { PkceGrant } from './pkce-grant.ts';
import { SignInAddress } from './sign-in-address.ts';

@Module({
  imports: [AccountsModule, CaptchaModule, FlowStatesModule, PasswordsModule, SessionsModule],
  providers: [IssueTokenHandler, PasswordGrant, PkceGrant, SignInAddress],
})
export class SignInModule {}
