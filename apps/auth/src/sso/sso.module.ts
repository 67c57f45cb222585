import { Module } from '@nestjs/common';
import { CaptchaModule } from '../captcha/captcha.module.ts';
import { HttpModule } from '../http/http.module.ts';
import { IdentitiesModule } from '../identities/identities.module.ts';
import { SamlModule } from '../saml/saml.module.ts';
import { AssertionReader } from './assertion-reader.ts';
import { ConsumeAssertionHandler } from './consume-assertion.handler.ts';
import { ReadSamlMetadataHandler } from './read-saml-metadata.handler.ts';
import { StartSsoHandler } from './start-sso.handler.ts';
import { UsedAssertionsRepository } from './used-assertions.repository.ts';

@Module({
  imports: [CaptchaModule, HttpModule, IdentitiesModule, SamlModule],
  providers: [
    AssertionReader,
    ConsumeAssertionHandler,
    ReadSamlMetadataHandler,
    StartSsoHandler,
    UsedAssertionsRepository,
  ],
})
export class SsoModule {}
