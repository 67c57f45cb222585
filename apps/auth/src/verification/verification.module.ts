import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { PasswordsModule } from '../passwords/passwords.module.ts';
import { PhonesModule } from '../phones/phones.module.ts';
import { ResendEmailHandler } from './resend-email.handler.ts';
import { VerifyCodeHandler } from './verify-code.handler.ts';

@Module({
  imports: [CaptchaModule, CodesModule, HttpModule, PasswordsModule, PhonesModule],
  providers: [ResendEmailHandler, VerifyCodeHandler],
})
export class VerificationModule {}
