import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { MagicLinkRequests } from './magic-link-requests.ts';
import { SendMagicLinkHandler } from './send-magic-link.handler.ts';

@Module({
  imports: [AccountsModule, CaptchaModule, CodesModule, HttpModule],
  providers: [MagicLinkRequests, SendMagicLinkHandler],
})
export class MagicLinksModule {}
