import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { CodesModule } from '../codes/codes.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { PhonesModule } from '../phones/phones.module.ts';
import { MagicLinkRequests } from './magic-link-requests.ts';
import { MagicLinks } from './magic-links.ts';
import { PhoneCodeRequests } from './phone-code-requests.ts';
import { SendMagicLinkHandler } from './send-magic-link.handler.ts';

@Module({
  imports: [AccountsModule, CaptchaModule, CodesModule, HttpModule, PhonesModule],
  providers: [MagicLinkRequests, MagicLinks, PhoneCodeRequests, SendMagicLinkHandler],
})
export class MagicLinksModule {}
