import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { CreateInvitedAccountHandler } from './create-invited-account.handler.ts';
import { SignUpRequests } from './sign-up-requests.ts';
import { SignUpHandler } from './sign-up.handler.ts';

@Module({
  imports: [AccountsModule, CaptchaModule, CodesModule, HttpModule, PasswordsModule],
  providers: [CreateInvitedAccountHandler, SignUpHandler, SignUpRequests],
})
export class SignUpModule {}
