import { Module } from '@nestjs/common';
import { SamlModule } from '../saml/saml.module.ts';
import { Providers } from './providers.ts';
import { ReadSettingsHandler } from './read-settings.handler.ts';

@Module({ imports: [SamlModule], providers: [Providers, ReadSettingsHandler], exports: [Providers] })
export class ProviderClientsModule {}
