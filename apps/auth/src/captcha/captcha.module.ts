import { Module } from '@nestjs/common';
import { HttpModule } from '../http/http.module.ts';
import { AnonymousDoor } from './anonymous-door.ts';
import { CaptchaVerifier } from './captcha-verifier.ts';
import { Captcha } from './captcha.ts';

@Module({
  imports: [HttpModule],
  providers: [AnonymousDoor, Captcha, CaptchaVerifier],
  exports: [AnonymousDoor, Captcha],
})
export class CaptchaModule {}
